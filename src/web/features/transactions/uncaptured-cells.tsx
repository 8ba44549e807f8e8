import type { Authorization } from '#contract/authorizations.ts';
import { captureBy, hasOwnDeadline, timeLeft } from '#domain/payments/authorisation-deadline.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import type { PaymentIntentId } from '#domain/shared/ids.ts';
import { DAY_S, type EpochSeconds, secondsOf, utcInstant } from '#domain/shared/time.ts';
import { DateText } from '#web/shared/date-text.tsx';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { SettleButtons } from '#web/shared/payment-actions/settle-buttons.tsx';
import { timeLeftWords } from '#web/shared/payment-actions/time-left-words.ts';
import { moneyWords } from '#web/shared/store-format.ts';
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

export function DetailsLink({ row }: RowProps) {
  const name = copy.detailsOf(moneyWords(row), formatDateTime(row.created, pageSettings().store));
  return (
    <RowLink href={paths.payment({ id: row.payment_intent_id })} name={name}>
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
        {[timeLeftWords(deadline, now), hasOwnDeadline(held(row)) && copy.holdOf(heldDays(row))]
          .filter(Boolean)
          .join(', ')}
      </span>
    </span>
  );
}

/** A payment without an order cannot be settled here: nobody could tell what it was for. */
export function Settle({ row, now }: TimedProps) {
  if (!row.order) return null;
  return (
    <span className="row-actions">
      <SettleButtons
        size="small"
        target={{ payment_intent_id: row.payment_intent_id as PaymentIntentId, order: row.order }}
        amount={row}
        isHeld={row.is_held_for_review}
        isLapsed={captureBy(held(row)) <= now}
      />
    </span>
  );
}
