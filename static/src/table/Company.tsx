import { lazyPart } from "../app/lazyPart";
import { withWords } from "../lang";
import type { Game } from "./game";
import "./company.css";

export interface CompanyProps {
  game: Game;
}

const { Part } = lazyPart<CompanyProps>(async () => {
  const { CompanyRow } = await withWords("sheets", () => import("../company/CompanyRow"));
  return CompanyRow;
});

/** The others of the match, who sit out or play at the other table. Where there are none nothing is fetched. */
export function Company({ game }: CompanyProps) {
  if (game.rest.length === 0) return null;
  const twoTables = game.room.sides.length < game.names.length;
  return (
    <div class={twoTables ? "company two-lines" : "company"}>
      <Part game={game} />
    </div>
  );
}
