import type { Params } from "../router/router";

export default function RoomPage({ params }: { params: Params }) {
  return <h1>{params["code"]}</h1>;
}
