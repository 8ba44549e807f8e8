import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type BankMatch,
  confirmMatches,
  forgetSender,
  listMatches,
  listSenders,
  markNotOurs,
  matchByHand,
  restoreLine,
  restoreSender,
  undoMatch,
} from '#contract/bank-matching.ts';
import type { Sent } from '#contract/kit/endpoint.ts';
import { listPayouts } from '#contract/payouts.ts';
import type { MatchView } from '#domain/bank/match-decision.ts';
import { currency as asCurrency } from '#domain/shared/money.ts';
import { call } from '#web/api/client.ts';
import { listQuery, readQuery } from '#web/api/query-client.ts';

const PAYOUTS_OFFERED_MAX = 100;

export const matchesQuery = (view: MatchView, page: number, pagesize: number) =>
  listQuery(listMatches, { view, page, pagesize });

export const sendersQuery = () => readQuery(listSenders, {});

/** The newest payouts of a currency, to choose from. */
export const payoutsToChoose = (currency: string) =>
  readQuery(listPayouts, { store_currency_is: asCurrency(currency), pagesize: PAYOUTS_OFFERED_MAX });

export type Said =
  | Readonly<{ step: 'confirm'; matches: readonly BankMatch[] }>
  | Readonly<{ step: 'undo'; match: string }>
  | Readonly<{ step: 'not_ours' | 'restore'; line: number }>
  | Readonly<{ step: 'forget' | 'take_up'; sender: string }>;

function say(said: Said | (Readonly<{ step: 'by_hand' }> & Sent<typeof matchByHand>)) {
  switch (said.step) {
    case 'confirm':
      return call(confirmMatches, { matches: said.matches.map(({ key }) => key) });
    case 'undo':
      return call(undoMatch, { match: said.match });
    case 'not_ours':
      return call(markNotOurs, { id: said.line });
    case 'restore':
      return call(restoreLine, { id: said.line });
    case 'forget':
      return call(forgetSender, { id: said.sender });
    case 'take_up':
      return call(restoreSender, { id: said.sender });
    case 'by_hand': {
      const { step: _, ...match } = said;
      return call(matchByHand, match);
    }
  }
}

export function useSay() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: say,
    // Also when it failed: somebody else may have been quicker. What one line is says what others are not, so all is read again.
    onSettled: () => void queries.invalidateQueries(),
  });
}
