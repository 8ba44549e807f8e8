type Line = Readonly<{ total: number; quantity: number; refunded_quantity: number }>;

/** How many of a line can still be given back. */
export const leftOf = ({ quantity, refunded_quantity }: Line): number =>
  Math.max(0, quantity - refunded_quantity);

/**
 * What so many more of a line are worth. Counted from what was given back before, so that the parts of a line always add
 * up to its total, whatever the discount left to round.
 */
export function worthOf({ total, quantity, refunded_quantity }: Line, more: number): number {
  const share = (count: number) => Math.round((total * count) / quantity);
  return share(refunded_quantity + more) - share(refunded_quantity);
}
