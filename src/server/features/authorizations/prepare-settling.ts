import { formatExplicitMoney } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import { orderAsked, orderSubject, sumAsked } from '../../approvals/prepared.ts';
import type { Approving } from '../../http/route.ts';
import { findSettleable, type SettlingRequest } from './settle-authorization.ts';
import { settlingApprovalCopy as copy } from './settling-approval-copy.ts';

/** What would become of a held sum, for whoever may have to approve it. One that was settled meanwhile is refused. */
export const settling = (act: 'capture' | 'cancel'): Approving<SettlingRequest> => ({
  prepare: async (context, request) => {
    const { payment_intent_id, order_id, amount, currency } = await findSettleable(context, request);
    return {
      words: () => copy[act](formatExplicitMoney(money(amount, currency)), String(order_id)),
      object_kind: 'payment',
      object_id: payment_intent_id,
      subjects: [orderSubject(order_id)],
      amount,
      currency,
    };
  },
  words: (asked) => {
    const [sum, order] = [sumAsked(asked), orderAsked(asked)];
    return sum && order && copy[act](formatExplicitMoney(sum), order);
  },
});
