type Sold = Readonly<{ synthetic: boolean; order: unknown; refunded: boolean }>;

/** A sale nobody can find an order for: look into it, or leave it be because the money went back. */
export function missingOrderCase({
  synthetic,
  order,
  refunded,
}: Sold): 'investigate' | 'refunded' | undefined {
  if (synthetic || order !== null) return undefined;
  return refunded ? 'refunded' : 'investigate';
}
