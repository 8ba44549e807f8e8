/** Of sums in several currencies the store's own comes first, then the others as they were. */
export const ownCurrencyFirst = <Sum extends { currency: string }>(
  sums: readonly Sum[],
  own: string,
): readonly Sum[] => {
  const isOwn = ({ currency }: Sum) => currency.toLowerCase() === own.toLowerCase();
  return [...sums.filter(isOwn), ...sums.filter((sum) => !isOwn(sum))];
};
