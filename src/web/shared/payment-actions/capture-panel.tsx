import { useQuery } from '@tanstack/react-query';
import { getAuthorization } from '#contract/authorizations.ts';
import { AppError } from '#contract/failure.ts';
import type { PaymentDetails } from '#contract/payments.ts';
import { captureBy } from '#domain/payments/authorisation-deadline.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import type { PaymentIntentId } from '#domain/shared/ids.ts';
import { epochSeconds, secondsOf, utcInstant } from '#domain/shared/time.ts';
import { readQuery } from '#web/api/query-client.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { useNow } from '../now.ts';
import { pageSettings } from '../page-settings.ts';
import { zoneWords } from '../store-format.ts';
import { paymentActionsCopy as copy } from './payment-actions-copy.ts';
import { SettleButtons } from './settle-buttons.tsx';
import { timeLeftWords } from './time-left-words.ts';

/** What waits for the merchant: a payment to capture or cancel, or one that the rules held, to approve or block. */
export function CapturePanel({ payment }: { payment: PaymentDetails }) {
  const { charge } = payment;
  const order = charge.order ?? payment.order;
  const isHeld = payment.status === 'requires_capture' && order?.fraud_meta_box_type === 'review';
  const authorization = useQuery({
    ...readQuery(getAuthorization, { payment_intent_id: payment.id }),
    enabled: mayWait(payment),
  });
  const deadline = captureBy({
    created: authorization.data ? secondsOf(authorization.data.created) : epochSeconds(payment.created),
    capture_before: payment.capture_before === null ? null : epochSeconds(payment.capture_before),
  });
  const now = useNow();
  if (authorization.isError && !isMissing(authorization.error)) {
    return (
      <ErrorNotice
        title={copy.authorizationFailed}
        retrying={authorization.isFetching}
        onRetry={() => authorization.refetch()}
      />
    );
  }
  const waits =
    isHeld || (authorization.data?.is_captured === false && payment.status === 'requires_capture');
  if (!waits || !order) return null;

  const { store } = pageSettings();
  const words = `${formatDateTime(utcInstant(deadline), store)}, ${zoneWords()}`;
  const isLapsed = deadline <= now;
  return (
    <Card
      title={isHeld ? copy.heldTitle : copy.waitingTitle}
      label={isHeld ? copy.heldTitle : copy.waitingTitle}
    >
      <div className="stack">
        {isHeld && <p>{copy.heldText}</p>}
        <p className={isLapsed ? 'bad' : undefined}>
          {isLapsed
            ? copy.lapsed(words)
            : (isHeld ? copy.decideText : copy.waitingText)(words, timeLeftWords(deadline, now))}
        </p>
        <div className="actions">
          <SettleButtons
            target={{ payment_intent_id: payment.id as PaymentIntentId, order }}
            amount={{ amount: payment.amount, currency: payment.currency }}
            isHeld={isHeld}
            isLapsed={isLapsed}
          />
        </div>
      </div>
    </Card>
  );
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
