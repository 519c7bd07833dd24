/** What becomes of a train. */

import type { TrainFacts } from "../../lib/model";
import { t } from "../../lib/words.svelte";

/** When it rusts or becomes obsolete, in few words; "" for one that stays. */
export function sayFate(train: TrainFacts | undefined): string {
  if (train?.rusts_on) return t("web-fate-rusts", { train: train.rusts_on });
  return train?.obsolete_on ? t("web-fate-obsolete", { train: train.obsolete_on }) : "";
}
