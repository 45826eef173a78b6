/** The decks in the record of a finished match. */
import { request } from "../../api/client";
import { type SeenCards, wholeDeck } from "../../fair/check";

interface RecordedEvent {
  readonly type?: string;
  readonly number?: number;
  readonly deck?: readonly string[];
}

/** Every deck that was dealt from, as the server has stored it. */
export async function fetchDecks(match: string): Promise<SeenCards[]> {
  const record = await request<{ events: readonly RecordedEvent[] }>(
    "GET",
    `/matches/${encodeURIComponent(match)}/record.json`,
  );
  return record.events.flatMap(({ number, deck }) =>
    number === undefined || deck === undefined ? [] : wholeDeck(number, deck),
  );
}
