import { render } from "preact";

const page = document.getElementById("page");
if (page === null) throw new Error("index.html has no #page");
render(<h1>Knockwood</h1>, page);
