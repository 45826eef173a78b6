/** Polish: the pages around the table. */
const files = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });

export default Object.values(files).join("\n");
