/** Serbian: the way to learn the game. */
const files = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });

export default Object.values(files).join("\n");
