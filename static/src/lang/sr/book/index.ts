/** Serbian: the rules of a match, sentence by sentence. */
const files = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });

export default Object.values(files).join("\n");
