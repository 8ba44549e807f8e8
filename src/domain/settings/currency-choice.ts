/** What most stores add first, in this order. */
const RECOMMENDED_CURRENCIES: readonly string[] = ['USD', 'EUR', 'JPY', 'GBP', 'AUD', 'CAD', 'INR'];

type Searched = Readonly<{ symbol: string; code: string; name: string }>;

/** Matches the symbol, the code and the name, whatever their case. */
export function matchesCurrency({ symbol, code, name }: Searched, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [symbol, code, name].some((text) => text.toLowerCase().includes(wanted));
}

/** The recommended ones first and in their order, the others by name. */
export function byRecommendation<One extends Searched>(
  currencies: readonly One[],
): Readonly<{ recommended: readonly One[]; others: readonly One[] }> {
  const recommended = RECOMMENDED_CURRENCIES.flatMap((code) => currencies.filter((one) => one.code === code));
  const others = currencies
    .filter(({ code }) => !RECOMMENDED_CURRENCIES.includes(code))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return { recommended, others };
}

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

/** Counts below ten are written out. */
export const countInWords = (count: number): string => WORDS[count] ?? String(count);

/** There is something to go on with: a currency chosen now, or one added before. */
export const canAddCurrencies = ({ enabled, selected }: Readonly<{ enabled: number; selected: number }>) =>
  selected > 0 || enabled > 1;
