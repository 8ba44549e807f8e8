import type { OperationSummary, PendingOperation } from '#contract/operations.ts';
import { sentences } from '#domain/shared/sentences.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { moneyWords } from '../../shared/store-format.ts';
import { useEndOfPending } from './end-of-pending.ts';
import { VERB_OF_KIND } from './money-action.ts';
import { paymentActionsCopy as copy } from './payment-actions-copy.ts';
import { refusedReason } from './settle-failure.ts';

/** Tells how a refund, a capture or a cancellation ended that this page was opened in the middle of. */
export function usePaymentEnds(isOurs: (operation: PendingOperation) => boolean): void {
  const { show } = useSnackbar();
  useEndOfPending(isOurs, (ended, asked) => {
    const text = endWords(ended, asked);
    if (text !== undefined) show({ text, urgent: ended.state === 'failed' });
  });
}

function endWords(
  ended: OperationSummary,
  { kind, subjects, ...asked }: PendingOperation,
): string | undefined {
  const isDone = ended.state === 'succeeded';
  const amount =
    asked.amount !== null && asked.currency !== null
      ? moneyWords({ amount: asked.amount, currency: asked.currency })
      : undefined;
  const payment = subjects.find((subject) => subject.startsWith('pi_')) ?? subjects[0] ?? '';
  const order = subjects.find((subject) => subject.startsWith('order '))?.slice('order '.length) ?? '';
  switch (VERB_OF_KIND[kind]) {
    case 'refund':
      return isDone ? copy.refunded(payment) : sentences(copy.notRefunded(payment), ended.error_message);
    case 'capture':
      return isDone
        ? copy.captured(order, amount)
        : copy.notCaptured(order, refusedReason('capture', ended.error_code));
    case 'cancel':
      return isDone
        ? copy.canceled(order, amount)
        : copy.notCanceled(order, refusedReason('cancel', ended.error_code));
    default:
      return undefined;
  }
}
