import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { lazyPart, useFetchedSoon } from "../app/lazyPart";
import { t } from "../lang";
import { settings } from "../settings/settings";
import { toast } from "../ui/toast";
import { Actions } from "./Actions";
import { Company } from "./Company";
import type { Game } from "./game";
import { elsewhere, knocked, leaves, mayPoint } from "./game";
import { Hand } from "./Hand";
import { LazySheets } from "./LazySheets";
import { Notices } from "./Notices";
import { Opponent } from "./Opponent";
import { Piles } from "./Piles";
import { Say } from "./Say";
import type { SheetName } from "./Sheets";
import type { ShowProps } from "./Show";
import { Side } from "./Side";
import { Strip } from "./Strip";
import { cardsShown } from "./shownKnock";
import { Tools } from "./Tools";
import { useAnnouncements } from "./useAnnouncements";
import { useDeck } from "./useDeck";
import { useFlights } from "./useFlights";
import { useKeys } from "./useKeys";
import { useLayOff } from "./useLayOff";
import { useOrder } from "./useOrder";
import { useResultSheet } from "./useResultSheet";
import { useSelection } from "./useSelection";
import { useSounds } from "./useSounds";
import { useWitness } from "./useWitness";
import "./table.css";
import "./strip.css";
import "./clock.css";
import "./opponent.css";
import "./piles.css";
import "./notices.css";
import "./show.css";
import "./hand.css";
import "./windows.css";

const { Part: Show, fetch: fetchShow } = lazyPart<ShowProps>(async () => (await import("./Show")).Show);

/** The table: everything a player sees of a deal, and every way to act in it. */
export function TableView({ game }: { game: Game }) {
  const { view, deal, own, shown, busy } = game;
  const root = useRef<HTMLDivElement>(null);
  const sheet = useSignal<SheetName | null>(null);
  const order = useOrder(`${game.table.match}.${deal.number}`, {
    hand: heldOrComing(own?.hand ?? [], shown.hand),
    melds: own?.melds ?? [],
    settled: !game.myTurn,
  });
  const guided = game.guide !== null;
  // Who learns sees at once what goes together.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every turn, whatever the hand is by then
  useEffect(() => {
    if (guided) order.sort("melds");
  }, [guided, deal.turn]);
  const layOff = useLayOff(game);
  const open = cardsShown(game);
  const inHand = order.cards.filter(
    (card) => shown.hand.includes(card) && !layOff.placed.has(card) && !open.has(card),
  );
  const [selected, select] = useSelection(inHand, game.table.match, deal.number);
  const result = useResultSheet(game);
  // Who is done and has seen the result looks on at the other table.
  const seen = (result.hidden ? elsewhere(game) : null) ?? game;
  const last = useAnnouncements(seen);
  useSounds(seen);
  useWitness(game);
  useDeck();
  useFetchedSoon(fetchShow);
  const flights = useFlights(root, seen);
  const over = useSignal<string | null>(null);

  const discardNow = (card: string) => {
    if (game.act({ type: "discard", card })) select(null);
  };
  const discard = (card: string) => {
    if (busy) return;
    if (leaves(game, card) !== null) {
      if (!settings.value.confirm) return discardNow(card);
      select(card);
      sheet.value = "confirm";
    } else if (card === deal.taken && game.myTurn) toast(t("code-just_taken"));
  };
  const knock = (card: string) => {
    if (busy || !view.options.knocks.includes(card)) return;
    select(card);
    game.session.askArrangements(card);
    sheet.value = "knock";
  };
  const press = (card: string) => {
    if (mayPoint(game)) return game.session.point(card);
    if (view.options.lay_off) return select(card === selected ? null : card);
    const second = card === selected;
    const discarding = game.myTurn && view.options.leaves.length > 0;
    if (discarding && (second || settings.value.oneTap)) return discard(card);
    select(second ? null : card);
  };
  const drop = (card: string, zone: string) => {
    if (zone === "discard") discard(card);
    else if (zone.startsWith("meld-")) layOff.place(card, Number(zone.slice(5)));
  };
  useKeys({ game, root, order, selected, sheet, last, discard, knock });

  const melds = layOff.melds ?? own?.melds ?? [];
  const showing = knocked(seen) !== null;
  return (
    <>
      <div
        ref={root}
        class={manner(seen, over.value)}
        data-testid="table"
        data-phase={view.phase === "playing" ? seen.deal.phase : view.phase}
        data-turn={seen.deal.turn}
        data-role={seen.view.role}
      >
        <h1 class="unseen">{t("deal-title", { number: seen.deal.number })}</h1>
        <Strip game={seen} seat={seen.them} />
        <Company game={seen} />
        {game.guide === null ? <Opponent game={seen} seat={seen.them} /> : game.guide.says}
        <div class="middle" key={showing ? "show" : "piles"}>
          {showing ? (
            <Show
              game={seen}
              layOff={layOff}
              selected={selected}
              onPlaced={() => select(null)}
              over={over.value}
            />
          ) : (
            <Piles
              game={seen}
              selected={selected}
              onDiscard={discard}
              onFan={() => {
                sheet.value = "pile";
              }}
            />
          )}
          <Notices game={seen} last={last} />
        </div>
        <Say game={seen} selected={selected} draftDeadwood={layOff.draft?.deadwood ?? null} />
        <div class="row">
          {seen.own !== null && <Tools order={order} />}
          <Actions
            game={game}
            selected={selected}
            layOff={layOff}
            result={result}
            onDiscard={discard}
            onKnock={knock}
          />
        </div>
        {seen.own === null ? (
          <Opponent game={seen} seat={seen.near} />
        ) : (
          <Hand
            label={handName(game)}
            cards={inHand}
            melds={melds}
            selected={selected}
            drawn={own?.drawn ?? shown.pending}
            taken={game.myTurn ? deal.taken : null}
            coming={shown.coming}
            onSelect={press}
            onArrange={order.move}
            onPutBack={order.undo}
            onDrop={drop}
            onLetGo={(card, place) => flights.letGo(card, place)}
            onOver={(zone) => {
              over.value = zone;
            }}
          />
        )}
        <Strip
          game={seen}
          seat={seen.near}
          onMenu={() => {
            sheet.value = "menu";
          }}
        />
        <Side game={game} />
      </div>
      <LazySheets game={game} open={sheet} selected={selected} result={result} onDiscard={discardNow} />
    </>
  );
}

function handName({ near, me, names }: Game): string {
  return near === me ? t("hand") : t("hand-of", { name: names[near] ?? "" });
}

function manner(game: Game, over: string | null): string {
  const names = [
    "table",
    game.myTurn && "my-turn",
    game.busy && "busy",
    knocked(game) !== null && "showing",
    game.guide !== null && "guided",
    game.rest.length > 0 && "in-company",
    over === "discard" && "over-discard",
  ];
  return names.filter(Boolean).join(" ");
}

/** A card that was just asked for is arranged with the others before the answer comes. */
function heldOrComing(held: readonly string[], shown: readonly string[]): readonly string[] {
  const coming = shown.filter((card) => !held.includes(card));
  return coming.length === 0 ? held : [...held, ...coming];
}
