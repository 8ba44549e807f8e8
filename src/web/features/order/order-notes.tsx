import { useQuery } from '@tanstack/react-query';
import type { Order, OrderMovement, OrderNote } from '#contract/orders.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { money } from '#domain/shared/money.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import { humanized, known } from '#domain/shared/word.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { may, pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Link } from '#web/ui/link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Timeline, type TimelineEvent } from '#web/ui/timeline.tsx';
import { AddNote } from './add-note.tsx';
import { orderCopy as copy } from './order-copy.ts';
import { notesQuery } from './order-queries.ts';

/** What people wrote and what the money did, in one line of time, newest first. */
export function OrderNotes({ order }: { order: Order }) {
  const isTold = may('see_customers');
  const notes = useQuery({ ...notesQuery(order.id), enabled: isTold });
  return (
    <Card title={copy.notes}>
      <div className="stack">
        {!isTold ? (
          <>
            <Told notes={[]} order={order} />
            <p className="subtle">{copy.notesHidden}</p>
          </>
        ) : notes.isError ? (
          <ErrorNotice title={copy.notesFailed} retrying={notes.isFetching} onRetry={() => notes.refetch()}>
            {failureWords(notes.error)}
          </ErrorNotice>
        ) : notes.data ? (
          <Told notes={notes.data.data} order={order} />
        ) : (
          <Skeleton count={3} />
        )}
        {isTold && (may('capture') ? <AddNote order={order} /> : <p className="subtle">{copy.notesRead}</p>)}
      </div>
    </Card>
  );
}

type Dated = TimelineEvent & { at: UtcInstant };

function Told({ notes, order }: { notes: readonly OrderNote[]; order: Order }) {
  const movements = order.payment?.movements ?? [];
  const events: Dated[] = [...notes.map(noteEvent), ...movements.map((moved) => movementEvent(moved, order))];
  if (events.length === 0) return <p className="muted">{copy.noNotes}</p>;
  return <Timeline events={events.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))} />;
}

const timed = (at: UtcInstant) => ({
  at,
  time: formatDateTime(at, pageSettings().store),
  instant: `${at.replace(' ', 'T')}Z`,
});

function noteEvent({ id, note, customer_note, author, date_created }: OrderNote): Dated {
  const by = author ?? copy.theStore;
  return {
    id: `note ${id}`,
    icon: customer_note ? 'mail' : 'chat',
    kind: customer_note ? 'primary' : undefined,
    title: customer_note ? copy.noteToCustomer(by) : copy.noteBy(by),
    body: (
      <p className="order-note">
        <bdi>{note}</bdi>
      </p>
    ),
    ...timed(date_created),
  };
}

const LOOKS: Readonly<Record<OrderMovement['type'], Pick<TimelineEvent, 'icon' | 'kind'>>> = {
  charge: { icon: 'check', kind: 'success' },
  payment: { icon: 'check', kind: 'success' },
  refund: { icon: 'refund' },
  payment_refund: { icon: 'refund' },
  refund_failure: { icon: 'warn', kind: 'warning' },
  payment_failure_refund: { icon: 'warn', kind: 'warning' },
  dispute: { icon: 'flag', kind: 'alert' },
  dispute_reversal: { icon: 'check', kind: 'success' },
  card_reader_fee: { icon: 'card' },
  financing_payout: { icon: 'loan' },
  financing_paydown: { icon: 'loan' },
  adjustment: { icon: 'swap' },
};

function movementEvent(movement: OrderMovement, order: Order): Dated {
  const { transaction_id, type, date, customer_amount } = movement;
  const amount = moneyWords(
    money(Math.abs(customer_amount), order.payment?.customer_currency ?? order.currency),
  );
  const id = order.sandbox === 'left' ? null : order.payment?.payment_intent_id;
  return {
    id: transaction_id,
    ...(known(LOOKS, type) ?? LOOKS.adjustment),
    title: movementTitle(movement, amount),
    body: type === 'dispute' && id && <Link href={paths.payment({ id })}>{copy.openPayment}</Link>,
    ...timed(date),
  };
}

/** What is on its way, or came back, was not given back. */
function movementTitle({ type, refund_status }: OrderMovement, amount: string): string {
  if (refund_status === 'pending') return copy.refundOnItsWay(amount);
  if (refund_status === 'failed' || refund_status === 'canceled') return copy.refundSent(amount);
  return known(copy.movements, type)?.(amount) ?? copy.otherMovement(humanized(type), amount);
}
