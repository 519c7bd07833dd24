/** What the server sends, as the page uses it: the generated types by shorter names, and what the schema leaves open. */

import type { components } from "./schema";

type Schemas = components["schemas"];

export type StopFacts = Schemas["StopFacts"];
export type HexFacts = Schemas["HexFacts"];
export type TileFacts = Schemas["TileFacts"];
/** Track and stops. Ends of paths, in rotation 0: 0–5 edges from the south-west clockwise, 6 the junction, 8 and up
stops. */
export type ShapeFacts = Pick<TileFacts, "colour" | "label" | "stops" | "paths" | "ways" | "spots">;
export type SideFacts = Schemas["SideFacts"];
export type MarketCell = Schemas["MarketCellFacts"];
export type CorporationFacts = Schemas["CorporationFacts"];
export type PrivateFacts = Schemas["PrivateFacts"];
export type TrainFacts = Schemas["TrainFacts"];
export type PhaseFacts = Schemas["PhaseFacts"];
export type ChosenOption = Schemas["ChosenOption"];
/** Everything that never changes in a game. */
export type Facts = Schemas["FactsSheet"];

export interface Frame {
  frame: string;
  seat: string;
  [field: string]: unknown;
}

/** The position as a seat, or a spectator, may know it. */
export interface Position extends Omit<Schemas["View"], "tiles" | "stations" | "frames" | "market" | "markers"> {
  /** Hex to tile and rotation. */
  tiles: Record<string, [string, number]>;
  /** Company to hex and stop of its tokens. */
  stations: Record<string, [string, number][]>;
  frames: Frame[];
  /** Company to row, column and place in the cell. */
  market: Record<string, [number, number, number]>;
  /** Private to hex and company. */
  markers: Record<string, [string, string]>;
}

/** What the rules work out from a position. */
export type Figures = Schemas["Figures"];
export type Badge = Schemas["BadgePlace"];

export type Value = string | number | boolean;
export interface Span {
  from: number;
  to: number;
  step: number;
}
/** What a field of an action may be: one value, several, or whole numbers in a span. */
export type Domain = Value | Value[] | Span;
export type Box = Record<string, Domain>;

/** All legal actions of one kind for one seat: the union of its boxes. Sets of train runs have none, but a company. */
export interface Family extends Omit<Schemas["LegalFamily"], "boxes"> {
  boxes: Box[];
}

export interface Run {
  train: string;
  path: string[];
}
export interface Action {
  type: string;
  seat: string;
  [field: string]: Value | Run[];
}

export type Reason = Schemas["ReasonWords"];
/** A move that cannot be made now, with all the reasons. */
export interface Refusal extends Omit<Schemas["Refusal"], "action"> {
  action: Action;
}
export type Explanation = Pick<Schemas["Explanation"], "legal" | "reasons">;
export type GameEvent = Required<Schemas["Event"]>;
export type Seat = Schemas["SeatPlace"];
export type Vote = Schemas["VoteInfo"];
/** What may be taken back or done again, and whether without asking the others; -1 for nothing. */
export type UndoRights = Schemas["UndoRights"];
export type ProgramView = Schemas["ProgramView"];

export interface GameView extends Omit<Schemas["GameView"], "view" | "legal"> {
  view: Position;
  legal: Family[];
}

export interface Entry extends Omit<Schemas["LogEntry"], "events" | "action" | "thought" | "thought_text"> {
  events: GameEvent[];
  action?: Action | null;
  thought?: GameEvent | null;
  thought_text?: string;
}
/** An entry as it happens, with what it changed for this reader; see the server's `EntryNews`. */
export interface EntryNews
  extends Entry, Pick<Schemas["EntryNews"], "actor" | "status" | "you" | "figures" | "deadline"> {
  changes: Partial<Position> | null;
  legal: Family[] | null;
}
export interface MoveAnswer extends EntryNews, Pick<Schemas["MoveAnswer"], "undo" | "repeated"> {}
export interface UndoAnswer {
  accepted: MoveAnswer | null;
  vote: Vote | null;
}
export interface LogPage extends Omit<Schemas["LogPage"], "entries"> {
  entries: Entry[];
}

export interface Preview extends Omit<Schemas["Preview"], "view" | "legal_after"> {
  view: Position | null;
  legal_after: Family[];
}

export type ReceiptLine = Schemas["ReceiptLine"];
export type Receipt = Schemas["RunReceipt"];
export type RunBill = Schemas["RunBill"];
export type RouteSet = Schemas["RouteSet"];
export type CheckedRoutes = Schemas["CheckedRoutes"];
export type Lay = Schemas["LayGain"];
export type PuzzleInfo = Schemas["PuzzleInfo"];
export type LessonInfo = Schemas["LessonInfo"];
export type LessonDetail = Schemas["LessonDetail"];
export interface LessonPlace extends Omit<Schemas["LessonPlace"], "view" | "legal"> {
  view: Position;
  legal: Family[];
}
export interface LessonAttempt extends Omit<Schemas["LessonAttempt"], "place"> {
  place: LessonPlace | null;
}
export interface Hint extends Omit<Schemas["Hint"], "action"> {
  action: Action;
}

export type Person = NonNullable<Schemas["Me"]["person"]>;
export type Changed = Schemas["Changed"];
export type ApiToken = Schemas["Token"];
export type MadeToken = Schemas["MadeToken"];
export type KnownPerson = Schemas["KnownPerson"];
export type PeoplePage = Schemas["People"];
export type RecoveryLink = Schemas["RecoveryLink"];
export type TableInfo = Schemas["Table"];
export type TablePage = Schemas["TablePage"];
export type MyTables = Schemas["MyTables"];
export type TitleSummary = Schemas["TitleSummary"];
export type TitleDetail = Schemas["TitleDetail"];
export type GameAnalysis = Schemas["GameAnalysis"];
export type LadderPage = Schemas["LadderPage"];
export type CostOfKind = Schemas["CostOfKind"];
export type RuleOption = Schemas["RuleOption"];
export type Clock = Schemas["Clock"];
export type SessionInfo = Schemas["SessionInfo"];
export type PasskeyInfo = Schemas["PasskeyInfo"];
export type Blocked = Schemas["Blocked"];
export type Report = Schemas["Report"];
export type House = Schemas["House"];
export type Condition = Schemas["Condition"];
export type AuditEntry = Schemas["AuditEntry"];
export type AuditPage = Schemas["AuditPage"];
export type EmailState = Schemas["EmailState"];
export type RecordFormat = Schemas["RecordFormat"];
export type Profile = Schemas["Profile"];
export type Place = Schemas["Place"];
export type Followed = Schemas["Followed"];
export type Rulebook = Schemas["Rulebook"];
