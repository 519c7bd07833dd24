/** Figures in text, alike here and in `highiron.words.numbers`. Money is the title's own, never a real currency. */

const SEPARATORS: Record<string, string> = { en: "," };

export function formatNumber(value: number, locale: string): string {
  const separator = SEPARATORS[locale] ?? ",";
  const digits = Math.abs(value).toString();
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, separator);
  return value < 0 ? `−${grouped}` : grouped;
}

export function formatMoney(amount: number, locale: string): string {
  return `${amount < 0 ? "−" : ""}$${formatNumber(Math.abs(amount), locale)}`;
}
