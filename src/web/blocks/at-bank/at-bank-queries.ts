import { useQueries } from '@tanstack/react-query';
import { type AtBank, PAYOUTS_ASKED_MAX, tellPayoutsAtBank } from '#contract/bank-matching.ts';
import { readQuery } from '#web/api/query-client.ts';

const atBankQuery = (payouts: readonly string[]) => readQuery(tellPayoutsAtBank, { payouts: [...payouts] });

/** Where these payouts stand with the bank; those of which no statement could tell are left out. A long page asks in parts. */
export function useAtBank(payouts: readonly string[]): ReadonlyMap<string, AtBank> {
  const parts = Array.from({ length: Math.ceil(payouts.length / PAYOUTS_ASKED_MAX) }, (_, nth) =>
    payouts.slice(nth * PAYOUTS_ASKED_MAX, (nth + 1) * PAYOUTS_ASKED_MAX),
  );
  return useQueries({
    queries: parts.map(atBankQuery),
    combine: (reads) =>
      new Map(reads.flatMap(({ data }) => data?.data ?? []).map((told) => [told.payout_id, told])),
  });
}
