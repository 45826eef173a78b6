import { gameOf } from "../table/game";
import { TableView } from "../table/TableView";
import type { Room } from "../wire";
import { Opening } from "./Opening";
import type { Session, Table } from "./session";

interface Props {
  session: Session;
  room: Room;
  table: Table;
}

/** The table, once there is a deal on it. */
export function TablePage({ session, room, table }: Props) {
  const game = gameOf(session, room, table);
  return game === null ? <Opening /> : <TableView game={game} />;
}
