import type { Authorization } from '#contract/authorizations.ts';
import { captureBy, hasOwnDeadline, timeLeft } from '#domain/payments/authorization-deadline.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import type { PaymentIntentId } from '#domain/shared/ids.ts';
import { sentences } from '#domain/shared/sentences.ts';
import { DAY_S, type EpochSeconds, secondsOf, utcInstant } from '#domain/shared/time.ts';
import { useActionPhase, useAskAgain } from '#web/blocks/payment-actions/action-phase.ts';
import { pendingWords } from '#web/blocks/payment-actions/being-confirmed.tsx';
import { beingConfirmedCopy as confirmedCopy } from '#web/blocks/payment-actions/being-confirmed-copy.ts';
import type { MoneyVerb } from '#web/blocks/payment-actions/money-action.ts';
import { SettleButtons } from '#web/blocks/payment-actions/settle-buttons.tsx';
import { timeLeftWords } from '#web/blocks/payment-actions/time-left-words.ts';
import { type Settleable, settleSentence } from '#web/blocks/payment-actions/use-settle.ts';
import { DateText } from '#web/shared/date-text.tsx';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { RowLink } from './row-link.tsx';
import { uncapturedCopy as copy } from './uncaptured-copy.ts';

type RowProps = Readonly<{ row: Authorization }>;
type TimedProps = RowProps & Readonly<{ now: EpochSeconds }>;

const held = ({ created, capture_before }: Authorization) => ({
  created: secondsOf(created),
  capture_before: capture_before === null ? null : secondsOf(capture_before),
});

const heldDays = (row: Authorization): number =>
  Math.round((captureBy(held(row)) - secondsOf(row.created)) / DAY_S);

export const detailsOf = ({ payment_intent_id }: Authorization): string =>
  paths.payment({ id: payment_intent_id });

export function DetailsLink({ row }: RowProps) {
  const name = copy.detailsOf(moneyWords(row), formatDateTime(row.created, pageSettings().store));
  return (
    <RowLink href={detailsOf(row)} name={name}>
      {copy.details}
    </RowLink>
  );
}

/** The day and what is left until then, in red words from one day before. A card that was present has less time. */
export function CaptureBy({ row, now }: TimedProps) {
  const deadline = captureBy(held(row));
  const left = timeLeft(deadline, now);
  const isUrgent = left.kind === 'expired' || left.isUrgent;
  return (
    <span className="capture-by">
      <DateText at={utcInstant(deadline)} />{' '}
      <span className={isUrgent ? 'bad' : 'muted'}>
        {hasOwnDeadline(held(row))
          ? copy.leftOfHold(timeLeftWords(deadline, now), heldDays(row))
          : timeLeftWords(deadline, now)}
      </span>
    </span>
  );
}

/** A payment without an order cannot be settled here: nobody could tell what it was for. */
export function Settle({ row, now, settled }: TimedProps & Readonly<{ settled: MoneyVerb | undefined }>) {
  if (settled === 'capture' || settled === 'cancel')
    return (
      <span className="row-settled" role="status">
        {(row.is_held_for_review ? copy.settledHeld : copy.settled)[settled]}
      </span>
    );
  if (!row.order) return null;
  return (
    <>
      <span className="row-actions">
        <SettleButtons
          size="small"
          target={settleable(row, row.order)}
          isHeld={row.is_held_for_review}
          isLapsed={captureBy(held(row)) <= now}
        />
      </span>
      <RowUnderWay id={row.payment_intent_id} order={row.order.number} />
    </>
  );
}

export const settleable = (
  { payment_intent_id, amount, currency }: Authorization,
  order: Settleable['order'],
): Settleable => ({
  payment_intent_id: payment_intent_id as PaymentIntentId,
  order,
  money: { amount, currency },
});

/** What nobody knows yet about the payment of this row, below its buttons. */
function RowUnderWay({ id, order }: { id: string; order: string }) {
  const underWay = useActionPhase(id);
  const askAgain = useAskAgain(id);
  const { phase, verb, error } = underWay;
  if (phase === 'idle' || phase === 'sending') return null;
  return (
    <span className="row-under-way" role="status">
      {phase === 'unknown' && <span className="bad">{settleSentence(verb, order, error)} </span>}
      {sentences(
        pendingWords(underWay),
        phase === 'attention' ? confirmedCopy.attentionText : confirmedCopy.atMostOnce,
      )}{' '}
      {phase === 'unknown' && (
        <Button kind="link" size="small" onClick={askAgain}>
          {confirmedCopy.askAgain}
        </Button>
      )}
    </span>
  );
}
