import type { Currency } from '#domain/shared/money.ts';
import type { ObjectKind, ProviderObjects } from '#provider/provider-objects.ts';
import type { Dump } from '#provider/simulator/books/memory-store.ts';
import type { LedgerAccount } from '#provider/simulator/core/ledger.ts';

/** A dump as questions are asked of it. */
export type BookReader = Readonly<{
  all<Kind extends ObjectKind>(kind: Kind): readonly ProviderObjects[Kind][];
  byId<Kind extends ObjectKind>(kind: Kind, id: string | null): ProviderObjects[Kind] | undefined;
  balance(ledger: LedgerAccount, currency: Currency): number;
  currencies: readonly Currency[];
  dump: Dump;
}>;

export function readBooks(dump: Dump): BookReader {
  const kinds = new Map<ObjectKind, Map<string, unknown>>();
  for (const { kind, id, value } of dump.objects) {
    const known = kinds.get(kind) ?? new Map<string, unknown>();
    kinds.set(kind, known.set(id, value));
  }
  const sums = new Map<string, number>();
  for (const { ledger, currency, amount } of dump.ledger) {
    const key = `${ledger} ${currency}`;
    sums.set(key, (sums.get(key) ?? 0) + amount);
  }
  return {
    dump,
    all: <Kind extends ObjectKind>(kind: Kind) =>
      [...(kinds.get(kind)?.values() ?? [])] as ProviderObjects[Kind][],
    byId: <Kind extends ObjectKind>(kind: Kind, id: string | null) =>
      id === null ? undefined : (kinds.get(kind)?.get(id) as ProviderObjects[Kind] | undefined),
    balance: (ledger, currency) => sums.get(`${ledger} ${currency}`) ?? 0,
    currencies: [...new Set(dump.ledger.map(({ currency }) => currency))],
  };
}
