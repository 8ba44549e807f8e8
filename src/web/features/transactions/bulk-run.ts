import type { QueryClient } from '@tanstack/react-query';
import type { Authorization } from '#contract/authorizations.ts';
import { actionKey } from '#web/blocks/payment-actions/action-phase.ts';
import type { MoneyAction } from '#web/blocks/payment-actions/money-action.ts';
import { askingAgain, isFinal, LATE_MS } from '#web/blocks/payment-actions/money-request.ts';
import { settleReason } from '#web/blocks/payment-actions/settle-failure.ts';
import { settle, type Verb } from '#web/blocks/payment-actions/use-settle.ts';
import { settleable } from './uncaptured-cells.tsx';

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
  row: Authorization,
  tell: (id: string, result: RowResult) => void,
): Promise<RowResult> {
  const { payment_intent_id, order } = row;
  if (!order) return { kind: 'failed', reason: settleReason(undefined) };
  const target = settleable(row, order);
  const confirming = () => tell(payment_intent_id, { kind: 'confirming' });
  const request = queries.getMutationCache().build(queries, {
    mutationKey: actionKey(payment_intent_id),
    mutationFn: (_: MoneyAction) => settle(verb, target),
    ...askingAgain,
    retry: (failures, error) => {
      const again = askingAgain.retry(failures, error);
      if (again) confirming();
      return again;
    },
  });
  const late = setTimeout(confirming, LATE_MS);
  try {
    const { isDone } = await request.execute({ verb, money: target.money });
    return isDone ? { kind: 'done' } : { kind: 'failed', reason: settleReason(undefined) };
  } catch (error) {
    return isFinal(error) ? { kind: 'failed', reason: settleReason(error) } : { kind: 'confirming' };
  } finally {
    clearTimeout(late);
  }
}
