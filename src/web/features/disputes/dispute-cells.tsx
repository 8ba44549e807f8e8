import type { DisputeSummary } from '#contract/disputes.ts';
import { isAwaitingResponse } from '#domain/disputes/dispute-status.ts';
import { disputeStatusLabel } from '#domain/disputes/dispute-status-copy.ts';
import { disputeStatusStyle } from '#domain/disputes/dispute-status-style.ts';
import { listDeadline } from '#domain/disputes/response-deadline.ts';
import { formatDate } from '#domain/shared/format-date.ts';
import { money } from '#domain/shared/money.ts';
import { secondsOf } from '#domain/shared/time.ts';
import { labelOf } from '#domain/shared/word.ts';
import { CustomerCell, MethodCell, OrderCell } from '#web/blocks/transactions-table/sale-cells.tsx';
import { Nothing } from '#web/shared/nothing.tsx';
import { useNow } from '#web/shared/now.ts';
import { may, pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { disputesCopy as copy } from './disputes-copy.ts';

type RowProps = Readonly<{ row: DisputeSummary }>;

/** A dispute is shown on the page of its payment, in a panel of its own. */
export const detailsOf = ({ payment_intent_id, dispute_id }: DisputeSummary): string =>
  `${paths.payment({ id: payment_intent_id, type: 'dispute' })}#${dispute_id}`;

const named = (row: DisputeSummary): readonly [string, string] => [
  moneyWords(money(row.amount, row.currency)),
  row.customer_name ?? (may('see_customers') ? copy.noCustomer : copy.aCustomer),
];

export function DetailsLink({ row }: RowProps) {
  return (
    <Link className="row-link" href={detailsOf(row)} aria-label={copy.detailsOf(...named(row))}>
      <Icon name="eye" size="small" />
      <span>{copy.details}</span>
    </Link>
  );
}

export function Action({ row }: RowProps) {
  const awaits = isAwaitingResponse(row.status) && may('answer_disputes');
  const words = awaits ? copy.respond : copy.seeDetails;
  return (
    <LinkButton
      size="small"
      kind={awaits ? 'secondary' : 'quiet'}
      href={detailsOf(row)}
      aria-label={copy.actionFor(words, ...named(row))}
    >
      {words}
    </LinkButton>
  );
}

export function Status({ row: { status, due_by } }: RowProps) {
  const style = disputeStatusStyle(status, due_by === '' ? null : secondsOf(due_by), useNow());
  return <Chip kind={style}>{labelOf(disputeStatusLabel, status)}</Chip>;
}

export const Source = ({ row, accountCountry }: RowProps & { accountCountry: string }) => (
  <MethodCell
    source={row.source}
    identifier={row.source_identifier}
    accountCountry={accountCountry}
    none={copy.noSource}
  />
);

export const OrderLink = ({ row }: RowProps) => (
  <OrderCell order={row.order} words={copy.order} none={copy.noOrder} />
);

export const Customer = ({ row }: RowProps) => (
  <CustomerCell name={row.customer_name} url={row.order?.customer_url} none={copy.noCustomer} />
);

/** How much time is left, while an answer is still awaited. Once the time is over the cell is empty. */
export function DueBy({ row }: RowProps) {
  const now = useNow();
  if (row.due_by === '' || !isAwaitingResponse(row.status)) return <Nothing word={copy.noDeadline} />;
  const deadline = listDeadline(secondsOf(row.due_by), now);
  if (deadline.kind === 'passed') return null;
  const day = formatDate(row.due_by, pageSettings().store);
  if (deadline.kind === 'last_day') {
    return (
      <span title={day}>
        <Chip kind="alert">{copy.lastDay}</Chip>
      </span>
    );
  }
  return (
    <span>
      <span className="num">{day}</span>{' '}
      {deadline.kind === 'due_soon' ? (
        <span className="bad nowrap">{copy.dueSoon(deadline.days)}</span>
      ) : (
        <span className="subtle nowrap">{copy.daysLeft(deadline.days)}</span>
      )}
    </span>
  );
}
