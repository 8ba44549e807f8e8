import type { FraudOutcomeRow } from '#contract/fraud-outcomes.ts';
import { blockedColumnLabels as words } from '#domain/fraud/blocked-columns-copy.ts';
import type { FraudOutcome } from '#domain/fraud/fraud-outcome.ts';
import { fraudOutcomeLabel } from '#domain/fraud/fraud-outcome-copy.ts';
import { RULE_NAMES } from '#domain/fraud/rule-names-copy.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { known, labelOf } from '#domain/shared/word.ts';
import type { ListColumn } from '#web/blocks/data-list/list-column.ts';
import { DateText } from '#web/shared/date-text.tsx';
import { Hidden } from '#web/shared/hidden.tsx';
import { MoneyText } from '#web/shared/money-text.tsx';
import { Nothing } from '#web/shared/nothing.tsx';
import { may, pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { Chip, type ChipKind } from '#web/ui/chip.tsx';
import { Link } from '#web/ui/link.tsx';
import { blockedCopy as copy } from './blocked-copy.ts';
import { RowLink } from './row-link.tsx';

const CHIP: Readonly<Record<FraudOutcome, ChipKind>> = {
  allow: 'success',
  review: 'warning',
  block: 'alert',
};

/** A payment that never reached a bank is opened by its order. */
const detailsOf = ({ payment_intent, order_id }: FraudOutcomeRow): string =>
  paths.payment({ id: payment_intent.id ?? String(order_id) });

function Details({ row }: { row: FraudOutcomeRow }) {
  const day = formatDateTime(row.created, pageSettings().store);
  const name = copy.detailsOf(labelOf(fraudOutcomeLabel, row.status), moneyWords(row), day);
  return (
    <RowLink href={detailsOf(row)} name={name}>
      {copy.details}
    </RowLink>
  );
}

export const blockedColumns = (explicit: boolean): readonly ListColumn<FraudOutcomeRow>[] => [
  {
    id: 'details',
    label: copy.details,
    hideLabel: true,
    fixed: true,
    slot: 'link',
    opens: detailsOf,
    cell: (row) => <Details row={row} />,
  },
  {
    id: 'created',
    label: words.created,
    sortable: true,
    locked: true,
    nowrap: true,
    slot: 'meta',
    cell: (row) => <DateText at={row.created} />,
  },
  {
    id: 'status',
    label: words.status,
    nowrap: true,
    slot: 'state',
    cell: ({ status }) => (
      <Chip kind={known(CHIP, status) ?? 'light'}>{labelOf(fraudOutcomeLabel, status)}</Chip>
    ),
  },
  {
    id: 'rules',
    label: words.rules,
    cell: ({ rules = [] }) =>
      rules.length === 0 ? (
        <Nothing word={copy.noRule} />
      ) : (
        rules.map((rule) => labelOf(RULE_NAMES, rule)).join(' · ')
      ),
  },
  {
    id: 'amount',
    label: words.amount,
    sortable: true,
    align: 'end',
    locked: true,
    slot: 'amount',
    cell: (row) => (
      <span className="strong">
        <MoneyText amount={row.amount} currency={row.currency} explicit={explicit} />
      </span>
    ),
  },
  {
    id: 'currency',
    label: words.currency,
    hiddenAtFirst: true,
    cell: ({ currency }) => currency.toUpperCase(),
  },
  {
    id: 'customer_name',
    label: words.customer_name,
    clip: true,
    slot: 'title',
    title: ({ customer_name }) => customer_name ?? undefined,
    cell: ({ customer_name }) =>
      may('see_customers') ? (
        (customer_name ?? <span className="subtle">{copy.noCustomer}</span>)
      ) : (
        <Hidden />
      ),
  },
  {
    id: 'order_id',
    label: words.order_id,
    nowrap: true,
    cell: ({ order_id, order_number }) => (
      <Link className="num" href={paths.order(order_id)}>
        {copy.order(order_number)}
      </Link>
    ),
  },
  {
    id: 'payment_intent',
    label: words.payment_intent,
    hiddenAtFirst: true,
    clip: true,
    title: ({ payment_intent }) => payment_intent.id ?? undefined,
    cell: ({ payment_intent }) =>
      payment_intent.id === null ? <Nothing word={copy.noPayment} /> : <code>{payment_intent.id}</code>,
  },
];
