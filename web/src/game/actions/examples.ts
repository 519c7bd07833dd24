/** Moves to ask "why not?" about: one example of every kind that the round knows but that cannot be made now. */

import type { Action, Facts, HexFacts, Position, TileFacts } from "../../lib/model";

const ROUNDS: Record<string, string[]> = {
  auction: ["take_private", "bid"],
  stock_round: ["buy_share", "sell_shares", "par", "exchange_private", "pass"],
  operating_round: [
    "lay_tile",
    "place_token",
    "run_trains",
    "dividend",
    "buy_train",
    "buy_private",
    "issue_shares",
    "redeem_shares",
    "pass",
  ],
};

export interface Asked {
  facts: Facts;
  position: Position;
  round: string;
  seat: string;
  /** The company whose turn it is, "" for none. */
  company: string;
}

/** Kinds that are not among the legal ones, each with a move to ask about. */
export function impossibleKinds(asked: Asked, legal: readonly string[]): Action[] {
  const kinds = (ROUNDS[asked.round] ?? []).filter((kind) => !legal.includes(kind));
  return kinds.flatMap((kind) => {
    const fields = exampleOf(kind, asked);
    return fields ? [{ type: kind, seat: asked.seat, ...fields }] : [];
  });
}

function exampleOf(kind: string, { facts, position, seat, company }: Asked): Record<string, unknown> | null {
  const home =
    facts.corporations.find((entry) => entry.id === company)?.home ??
    facts.privates.find((entry) => entry.id === company)?.home;
  const places = Object.entries(position.privates);
  switch (kind) {
    case "pass":
      return {};
    case "take_private":
    case "bid": {
      const entry = facts.privates.find(({ id }) => position.privates[id] === "bank");
      return entry ? { private: entry.id, ...(kind === "bid" ? { price: entry.price + 5 } : {}) } : null;
    }
    case "par": {
      const entry = facts.corporations.find(({ id }) => !(id in position.pars));
      const cell = facts.market.cells.find(({ par }) => par);
      return entry && cell ? { company: entry.id, price: cell.price } : null;
    }
    case "buy_share": {
      const started = Object.keys(position.pars)[0];
      return started ? { company: started, source: position.shares[started]?.["pool"] ? "pool" : "ipo" } : null;
    }
    case "sell_shares": {
      const held = Object.keys(position.shares).find((id) => position.shares[id]?.[seat]);
      return held ? { company: held, count: 1 } : null;
    }
    case "exchange_private": {
      const own = places.find(([, owner]) => owner === seat)?.[0];
      return own ? { private: own, source: "ipo" } : null;
    }
    case "lay_tile": {
      const hex = facts.hexes.find(({ id }) => id === home);
      const [tile] = hex ? tilesFor(hex, facts, position) : [];
      return hex && tile && company ? { company, hex: hex.id, tile: tile.id, rotation: 0, private: "" } : null;
    }
    case "place_token":
      return home ? { company, hex: home, stop: 0, private: "" } : null;
    case "run_trains":
      return company ? { company, runs: [] } : null;
    case "dividend":
      return company ? { company, kind: "pay" } : null;
    case "buy_train": {
      const train = facts.trains.find((entry) => entry.count !== 0 && position.depot[entry.card]);
      return train && company ? { company, source: "depot", train: train.id, price: train.price, trade_in: "" } : null;
    }
    case "buy_private": {
      const [id] = places.find(([, owner]) => facts.seats.includes(owner)) ?? [];
      const entry = facts.privates.find((other) => other.id === id);
      return entry && company ? { company, private: entry.id, price: entry.price_high || entry.face } : null;
    }
    case "issue_shares":
    case "redeem_shares":
      return company && facts.treasury_shares ? { company, count: 1 } : null;
    default:
      return null;
  }
}

/** Tiles that could take the place of what lies in a hex, as far as their look tells: the likeliest first. */
export function tilesFor(hex: HexFacts, facts: Facts, position: Position): TileFacts[] {
  const placed = facts.tiles.find(({ id }) => id === position.tiles[hex.id]?.[0]);
  if (placed) return facts.tiles.filter(({ id }) => placed.upgrades.includes(id));
  const kinds = (stops: readonly { kind: string }[]): string =>
    stops
      .map(({ kind }) => kind)
      .sort()
      .join();
  const alike = facts.tiles.filter((tile) => kinds(tile.stops) === kinds(hex.stops));
  const rank = (tile: TileFacts): number => Number(tile.label !== hex.label) * 2 + Number(tile.colour !== "yellow");
  return [...(alike.length ? alike : facts.tiles)].sort((a, b) => rank(a) - rank(b));
}

/** Moves that would use a hex which is not lit: the answer with the fewest reasons tells what really stands against it. */
export function examplesIn(kind: string, hex: HexFacts, { facts, position, seat, company }: Asked): Action[] {
  if (kind === "place_token") return [{ type: kind, seat, company, hex: hex.id, stop: 0, private: "" }];
  if (kind !== "lay_tile") return [];
  const tiles = tilesFor(hex, facts, position);
  const [first] = tiles.length ? tiles : facts.tiles;
  if (!first) return [];
  const turns = [...new Set(first.canonical)];
  return turns.map((rotation) => ({ type: kind, seat, company, hex: hex.id, tile: first.id, rotation, private: "" }));
}
