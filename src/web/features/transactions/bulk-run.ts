import type { QueryClient } from '@tanstack/react-query';
import type { Authorization } from '#contract/authorizations.ts';
import type { PaymentIntentId } from '#domain/shared/ids.ts';
import { actionKey } from '#web/shared/payment-actions/action-phase.ts';
import { askingAgain, isFinal } from '#web/shared/payment-actions/money-request.ts';
import { settleReason } from '#web/shared/payment-actions/settle-failure.ts';
import { type Settleable, settle, type Verb } from '#web/shared/payment-actions/use-settle.ts';

export type RowResult =
  | Readonly<{ kind: 'waiting' | 'sending' | 'confirming' | 'done' }>
  | Readonly<{ kind: 'failed'; reason: string }>;

/** More at once would only wait for each other at the provider. */
const AT_ONCE = 3;

/**
 * Sends each payment by itself: what happens to one says nothing about the others. Each request is known to the whole page,
 * so the buttons of its row rest meanwhile, and each keeps its own key until it is known how it ended.
 */
export async function runBulk(
  queries: QueryClient,
  verb: Verb,
  rows: readonly Authorization[],
  tell: (id: string, result: RowResult) => void,
): Promise<void> {
  const waiting = [...rows];
  const work = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      tell(row.payment_intent_id, { kind: 'sending' });
      tell(row.payment_intent_id, await runOne(queries, verb, row, tell));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function runOne(
  queries: QueryClient,
  verb: Verb,
  { payment_intent_id, order }: Authorization,
  tell: (id: string, result: RowResult) => void,
): Promise<RowResult> {
  if (!order) return { kind: 'failed', reason: settleReason(undefined) };
  const target: Settleable = { payment_intent_id: payment_intent_id as PaymentIntentId, order };
  const request = queries.getMutationCache().build(queries, {
    mutationKey: actionKey(payment_intent_id),
    mutationFn: (_: { verb: Verb }) => settle(verb, target),
    ...askingAgain,
    retry: (failures, error) => {
      const again = askingAgain.retry(failures, error);
      if (again) tell(payment_intent_id, { kind: 'confirming' });
      return again;
    },
  });
  try {
    const { isDone } = await request.execute({ verb });
    return isDone ? { kind: 'done' } : { kind: 'failed', reason: settleReason(undefined) };
  } catch (error) {
    return isFinal(error) ? { kind: 'failed', reason: settleReason(error) } : { kind: 'confirming' };
  }
}
