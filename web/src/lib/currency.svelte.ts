/** What amounts are counted in: the currency of the title that was looked at last. */

export const counting = $state({ currency: "$" });
