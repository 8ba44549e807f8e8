import { instantPayoutRequest, payoutReply } from '#contract/operations.ts';
import { readAs } from '../../events/keep-objects.ts';
import { defineOperation } from '../define-operation.ts';
import { findPayoutState } from './charge-repository.ts';

/**
 * Everything that can leave in a currency, at once. The payouts made so far stand for the state of the balance: while they are
 * the same, two requests mean the same money. The provider's request carries no notes, so there is nothing to look up by.
 */
export const payOutInstantly = defineOperation({
  kind: 'pay_out_instantly',
  input: instantPayoutRequest,
  reply: payoutReply,
  about: async (db, { currency }) => ({ naturalKey: `${currency}:${await findPayoutState(db, currency)}` }),
  send: (provider, input, key) => provider.payOutInstantly({ ...input, idempotencyKey: key }),
  apply: async (_, payout, _input, { read_order }) => {
    const { id, status, amount, fee, currency } = payout;
    return {
      reply: { id, status, amount, fee, currency },
      after: { payout: id, amount, fee, currency },
      keeps: [readAs('payout', [payout], read_order)],
    };
  },
  audited: ({ currency }) => ({ action: 'payout.instant', object_kind: 'balance', object_id: currency }),
});
