import { paths } from '#web/shared/paths.ts';

/** Where a record of the payments service is shown, if it has a page. */
export function linkTo(kind: string, id: string): string | undefined {
  switch (kind) {
    case 'charge':
    case 'payment_intent':
      return paths.payment({ id });
    case 'payout':
      return paths.payout(id);
    case 'dispute':
      return paths.dispute(id);
    default:
      return undefined;
  }
}

const PREFIXES: readonly (readonly [string, string])[] = [
  ['ch_', 'charge'],
  ['py_', 'charge'],
  ['pi_', 'payment_intent'],
  ['dp_', 'dispute'],
  ['du_', 'dispute'],
];

/** The same, for an id that comes without its kind. */
export function linkToSubject(id: string): string | undefined {
  const kind = PREFIXES.find(([prefix]) => id.startsWith(prefix))?.[1];
  return kind && linkTo(kind, id);
}
