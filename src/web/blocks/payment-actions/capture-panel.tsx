import type { PaymentDetails } from '#contract/payments.ts';
import type { PaymentIntentId } from '#domain/shared/ids.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { useNow } from '../../shared/now.ts';
import { may } from '../../shared/page-settings.ts';
import { RoleNote } from '../../shared/role-note.tsx';
import { momentWords } from '../../shared/store-format.ts';
import { FiredRules } from './fired-rules.tsx';
import { paymentActionsCopy as copy } from './payment-actions-copy.ts';
import { SettleButtons } from './settle-buttons.tsx';
import { SettleEffects } from './settle-effects.tsx';
import { timeLeftWords } from './time-left-words.ts';
import { useWaiting } from './use-waiting.ts';

/** What waits for the merchant: a payment to capture or cancel, or one that the rules held, to approve or block. */
export function CapturePanel({ payment }: { payment: PaymentDetails }) {
  const { waiting, failure } = useWaiting(payment);
  const now = useNow();
  if (failure) {
    return (
      <ErrorNotice title={copy.authorizationFailed} retrying={failure.isRetrying} onRetry={failure.retry} />
    );
  }
  if (!waiting) return null;

  const { order, isHeld, deadline } = waiting;
  const isLapsed = deadline <= now;
  const until = momentWords(utcInstant(deadline));
  const words = isHeld ? copy.decideText : copy.waitingText;
  return (
    <Card title={isHeld ? copy.heldTitle : copy.waitingTitle}>
      <div className="stack">
        {isHeld && <p>{copy.heldText}</p>}
        <FiredRules charge={payment.charge} isHeld />
        <p className={isLapsed ? 'bad' : undefined}>
          {isLapsed ? copy.lapsed(until) : words(until, timeLeftWords(deadline, now))}
        </p>
        {!isLapsed && may('capture') && <SettleEffects payment={payment.id} isHeld={isHeld} />}
        {may('capture') ? (
          <div className="actions">
            <SettleButtons
              target={{
                payment_intent_id: payment.id as PaymentIntentId,
                order,
                money: { amount: payment.amount, currency: payment.currency },
              }}
              isHeld={isHeld}
              isLapsed={isLapsed}
            />
          </div>
        ) : (
          <RoleNote of="capture" />
        )}
      </div>
    </Card>
  );
}
