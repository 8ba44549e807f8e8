import type { Authorization } from '#contract/authorizations.ts';
import { riskMark } from '#domain/payments/risk-level.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { ListColumn } from '#web/blocks/data-list/list-column.ts';
import type { MoneyVerb } from '#web/blocks/payment-actions/money-action.ts';
import { adminAddress } from '#web/shared/admin-address.ts';
import { countryName } from '#web/shared/countries.ts';
import { DateText } from '#web/shared/date-text.tsx';
import { Hidden } from '#web/shared/hidden.tsx';
import { MoneyText } from '#web/shared/money-text.tsx';
import { Nothing } from '#web/shared/nothing.tsx';
import { may } from '#web/shared/page-settings.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Link } from '#web/ui/link.tsx';
import { CaptureBy, DetailsLink, detailsOf, Settle } from './uncaptured-cells.tsx';
import { uncapturedCopy as copy } from './uncaptured-copy.ts';

export type UncapturedContext = Readonly<{
  explicit: boolean;
  now: EpochSeconds;
  /** What was captured or cancelled here a moment ago. */
  settled: ReadonlyMap<string, MoneyVerb>;
}>;

const words = copy.columns;
const CHIP_OF_RISK = { success: 'success', alert: 'warning', danger: 'alert' } as const;

export function uncapturedColumns({
  explicit,
  now,
  settled,
}: UncapturedContext): readonly ListColumn<Authorization>[] {
  return [
    {
      id: 'details',
      label: words.details,
      hideLabel: true,
      fixed: true,
      slot: 'link',
      opens: detailsOf,
      cell: (row) => <DetailsLink row={row} />,
    },
    {
      id: 'created',
      label: words.created,
      sortable: true,
      sortFirst: 'asc',
      locked: true,
      nowrap: true,
      slot: 'meta',
      cell: (row) => <DateText at={row.created} />,
    },
    {
      id: 'capture_by',
      label: words.capture_by,
      sortable: true,
      sortFirst: 'asc',
      cell: (row) => <CaptureBy row={row} now={now} />,
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
    ...customerColumns(),
    {
      id: 'risk_level',
      label: words.risk_level,
      slot: 'state',
      cell: (row) => <Risk row={row} />,
    },
    {
      id: 'order',
      label: words.order,
      nowrap: true,
      cell: ({ order }) =>
        order ? (
          <Link className="num" href={adminAddress(order.url)}>
            {copy.order(order.number)}
          </Link>
        ) : (
          <Nothing word={copy.noOrder} />
        ),
    },
    ...(may('capture') ? [settleColumn(now, settled)] : []),
  ];
}

const settleColumn = (
  now: EpochSeconds,
  settled: UncapturedContext['settled'],
): ListColumn<Authorization> => ({
  id: 'actions',
  label: words.actions,
  hideLabel: true,
  fixed: true,
  align: 'end',
  nowrap: true,
  slot: 'actions',
  cell: (row) => <Settle row={row} now={now} settled={settled.get(row.payment_intent_id)} />,
});

const customerColumns = (): readonly ListColumn<Authorization>[] => [
  {
    id: 'customer_name',
    label: words.customer_name,
    clip: true,
    slot: 'title',
    title: ({ customer_name }) => customer_name ?? undefined,
    cell: ({ customer_name, order }) => {
      if (!may('see_customers')) return <Hidden />;
      if (customer_name === null) return <span className="subtle">{copy.noCustomer}</span>;
      const url = order?.customer_url;
      return url ? (
        <Link className="table-link" href={adminAddress(url)}>
          {customer_name}
        </Link>
      ) : (
        customer_name
      );
    },
  },
  {
    id: 'customer_email',
    label: words.customer_email,
    hiddenAtFirst: true,
    clip: true,
    title: ({ customer_email }) => customer_email ?? undefined,
    cell: ({ customer_email }) =>
      may('see_customers') ? (customer_email ?? <Nothing word={copy.noEmail} />) : <Hidden />,
  },
  {
    id: 'customer_country',
    label: words.customer_country,
    hiddenAtFirst: true,
    clip: true,
    cell: ({ customer_country }) =>
      customer_country === null ? <Nothing word={copy.noCountry} /> : countryName(customer_country),
  },
];

/** How risky the provider finds it; what the store's own rules held says so as well. */
function Risk({ row }: { row: Authorization }) {
  const { label, style } = riskMark(row.risk_level);
  return (
    <span className="risk-marks">
      {style === 'none' ? (
        <span className="subtle">{label}</span>
      ) : (
        <Chip kind={CHIP_OF_RISK[style]}>{label}</Chip>
      )}
      {row.is_held_for_review && <Chip kind="warning">{copy.held}</Chip>}
    </span>
  );
}
