/** A game in figures, as the server gathers them round by round. */

export interface RoundLabel {
  kind: string;
  turn: number;
  number: number;
}

export interface CompanyRound {
  revenue: number;
  paid: number;
  retained: number;
  per_share: number;
}

export interface RoundFigures {
  round: RoundLabel;
  /** The number of the action that ended the round. */
  position: number;
  over: boolean;
  worth: Record<string, number>;
  cash: Record<string, number>;
  certificates: Record<string, number>;
  prices: Record<string, number>;
  treasuries: Record<string, number>;
  trains: Record<string, string[]>;
  revenues: Record<string, CompanyRound>;
  /** What the title follows besides: by code, then by company or seat; of the whole game under "". */
  charts: Record<string, Record<string, number>>;
}

export interface TrainEvent {
  position: number;
  round: RoundLabel;
  /** bought, rusted, obsolete, discarded or retired */
  kind: string;
  train: string;
  owner: string;
  count: number;
  source: string;
  price: number;
}

export interface Statistics {
  title: string;
  names: Record<string, string>;
  position: number;
  rounds: RoundFigures[];
  trains: TrainEvent[];
  phases: { position: number; round: RoundLabel; phase: string }[];
  charts: { code: string; money: boolean }[];
}
