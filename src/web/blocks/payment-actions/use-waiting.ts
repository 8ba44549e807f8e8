import { useQuery } from '@tanstack/react-query';
import { getAuthorization } from '#contract/authorizations.ts';
import { AppError } from '#contract/kit/failure.ts';
import type { PaymentDetails } from '#contract/payments.ts';
import { captureBy } from '#domain/payments/authorization-deadline.ts';
import { type EpochSeconds, epochSeconds, secondsOf } from '#domain/shared/time.ts';
import { readQuery } from '#web/api/query-client.ts';
import { pageSettings } from '../../shared/page-settings.ts';

export type Waiting = Readonly<{
  order: NonNullable<PaymentDetails['order']>;
  /** Held by the store's own rules, until somebody approves or blocks it. */
  isHeld: boolean;
  deadline: EpochSeconds;
}>;

type Answer = Readonly<{
  waiting: Waiting | undefined;
  /** The authorization could not be read; one that is missing is no failure. */
  failure: Readonly<{ isRetrying: boolean; retry: () => unknown }> | undefined;
}>;

/** Whether a payment waits for the merchant, for what, and until when. */
export function useWaiting(payment: PaymentDetails): Answer {
  const order = payment.charge.order ?? payment.order;
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...readQuery(getAuthorization, { payment_intent_id: payment.id }),
    enabled: mayWait(payment),
  });
  if (isError && !isMissing(error)) {
    return { waiting: undefined, failure: { isRetrying: isFetching, retry: refetch } };
  }
  const isOpen = payment.status === 'requires_capture';
  const isHeld = isOpen && order?.fraud_meta_box_type === 'review';
  const waits = isHeld || (isOpen && data?.is_captured === false);
  if (!waits || !order) return { waiting: undefined, failure: undefined };
  const deadline = captureBy({
    created: data ? secondsOf(data.created) : epochSeconds(payment.created),
    capture_before: payment.capture_before === null ? null : epochSeconds(payment.capture_before),
  });
  return { waiting: { order, isHeld, deadline }, failure: undefined };
}

/** Asked for only where capturing by hand is on and the charge could still wait for it. */
const mayWait = ({ charge }: PaymentDetails): boolean =>
  pageSettings().featureFlags.isAuthAndCaptureEnabled &&
  !charge.synthetic &&
  !charge.captured &&
  charge.status !== 'failed' &&
  charge.amount_refunded === 0;

const isMissing = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'authorization_missing';
