/** The match id of a table that no server knows, where somebody learns to play: nothing of it is kept. */
export const PRACTICE = "practice";
