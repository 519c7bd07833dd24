/** Which form puts which kind of move together. Every kind without one of its own gets the generic form. */

import type { Component } from "svelte";
import type { GameTable } from "../table.svelte";
import BuyTrainForm from "./BuyTrainForm.svelte";
import CardForm from "./CardForm.svelte";
import type { Composer } from "./composer.svelte";
import LayTileForm from "./LayTileForm.svelte";
import ParForm from "./ParForm.svelte";
import PlaceTokenForm from "./PlaceTokenForm.svelte";
import RunTrainsForm from "./RunTrainsForm.svelte";

export const COMPOSERS: Record<string, Component<{ table: GameTable; composer: Composer }>> = {
  buy_train: BuyTrainForm,
  choose_card: CardForm,
  lay_tile: LayTileForm,
  par: ParForm,
  place_token: PlaceTokenForm,
  run_trains: RunTrainsForm,
};
