/**
 * What becomes of deliveries on a bad line, by a fixed rule, so that it fails alike each time: a third never comes, a third
 * comes twice, the last come first.
 */
export const onBadLine = <One>(sent: readonly One[]): readonly One[] =>
  sent.flatMap((one, nth) => [[], [one], [one, one]][nth % 3] ?? []).reverse();
