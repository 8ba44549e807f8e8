import { formatExplicitMoney } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import type { Prepared } from '../../approvals/ask-approval.ts';
import type { Context } from '../../http/route.ts';
import { findSettleable, type SettlingRequest } from './settle-authorization.ts';

/** What would become of a held sum, for whoever may have to approve it. One that was settled meanwhile is refused. */
export const prepareSettling =
  (verb: string) =>
  async (context: Context, request: SettlingRequest): Promise<Prepared> => {
    const { payment_intent_id, order_id, amount, currency } = await findSettleable(context, request);
    return {
      words: `${verb} ${formatExplicitMoney(money(amount, currency))} of order #${order_id}`,
      object_kind: 'payment',
      object_id: payment_intent_id,
      subjects: [`order ${order_id}`],
      amount,
      currency,
    };
  };
