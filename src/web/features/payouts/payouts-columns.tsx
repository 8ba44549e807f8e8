import type { AtBank } from '#contract/bank-matching.ts';
import type { Payout } from '#contract/payouts.ts';
import { arrivalDay, arrivesAtMoment } from '#domain/payouts/arrival-day.ts';
import { PAYOUT_COLUMNS, type PayoutColumnId } from '#domain/payouts/payout-columns.ts';
import { payoutColumnsCopy } from '#domain/payouts/payout-columns-copy.ts';
import { payoutTypeLabel } from '#domain/payouts/payout-type-copy.ts';
import { money } from '#domain/shared/money.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { labelOf } from '#domain/shared/word.ts';
import { AtBankText, wordsOf } from '#web/blocks/at-bank/at-bank-text.tsx';
import type { ListColumn } from '#web/blocks/data-list/list-column.ts';
import { arrivalOf, arrivalWords } from '#web/shared/arrival.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { Nothing } from '#web/shared/nothing.tsx';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { PayoutStatusChip } from '#web/shared/payout-status-chip.tsx';
import { moneyWords } from '#web/shared/store-format.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { payoutsCopy as copy } from './payouts-copy.ts';

type Look = Omit<ListColumn<Payout>, 'id' | 'label' | 'sortable'>;

type EachAtBank = ReadonlyMap<string, AtBank>;

/**
 * The columns of the list in their order, which the exported file shares; before them the link to the payout, and at the
 * end what the bank says, once statements are imported.
 */
export function payoutColumns(explicit: boolean, atBank: EachAtBank): readonly ListColumn<Payout>[] {
  const looks = looksOf(explicit);
  return [
    DETAILS,
    ...PAYOUT_COLUMNS.map(({ id, label, sortable }) => ({ ...looks[id], id, label, sortable })),
    ...(atBank.size > 0 ? [bankColumn(atBank)] : []),
  ];
}

const bankColumn = (each: EachAtBank): ListColumn<Payout> => ({
  id: 'at_bank',
  label: copy.atBankColumn,
  cell: ({ id }) => {
    const atBank = each.get(id);
    return atBank ? <AtBankCell atBank={atBank} /> : <Nothing word={copy.notAtBank} />;
  },
});

/** What went wrong leads to where it says what to do. */
function AtBankCell({ atBank }: { atBank: AtBank }) {
  const { payout_id, state } = atBank;
  const { label } = wordsOf(atBank);
  return (
    <>
      <AtBankText atBank={atBank} />
      {(state === 'missing' || state === 'returned') && (
        <div>
          <Link href={paths.payout(payout_id)} aria-label={copy.whatToDoAbout(label)}>
            {copy.whatToDo}
          </Link>
        </div>
      )}
    </>
  );
}

const DETAILS: ListColumn<Payout> = {
  id: 'details',
  label: copy.detailsColumn,
  hideLabel: true,
  fixed: true,
  slot: 'link',
  opens: ({ id }) => paths.payout(id),
  cell: (row) => <DetailsLink row={row} />,
};

/** Banks know days, not hours. Where a moment is known, pointing at the day shows it in UTC. */
function Arrival({ row }: { row: Payout }) {
  const at = arrivalOf(row);
  const day = arrivalDay(at, pageSettings().store.timezone);
  return (
    <time className="num" dateTime={day} title={arrivesAtMoment(at) ? `${utcInstant(at)} UTC` : undefined}>
      {arrivalWords(at)}
    </time>
  );
}

function DetailsLink({ row }: { row: Payout }) {
  const name = copy.detailsOf(
    labelOf(payoutTypeLabel, row.type),
    moneyWords(money(row.amount, row.currency)),
    arrivalWords(arrivalOf(row)),
  );
  return (
    <Link className="row-link" href={paths.payout(row.id)} aria-label={name}>
      <Icon name="eye" size="small" />
      <span>{copy.details}</span>
    </Link>
  );
}

const looksOf = (explicit: boolean): Record<PayoutColumnId, Look> => ({
  date: {
    locked: true,
    nowrap: true,
    slot: 'meta',
    cell: (row) => <Arrival row={row} />,
  },
  type: { slot: 'title', cell: (row) => labelOf(payoutTypeLabel, row.type) },
  amount: {
    align: 'end',
    locked: true,
    slot: 'amount',
    cell: (row) => (
      <span className="strong">
        <MoneyText amount={row.amount} currency={row.currency} explicit={explicit} />
      </span>
    ),
  },
  status: { slot: 'state', cell: (row) => <PayoutStatusChip status={row.status} type={row.type} /> },
  bankAccount: {
    clip: true,
    slot: 'note',
    title: (row) => row.bankAccount ?? undefined,
    cell: (row) => row.bankAccount ?? <Nothing word={copy.noBank} />,
  },
  bank_reference_key: {
    nowrap: true,
    slot: 'hide',
    cell: (row) =>
      row.bank_reference_key ? (
        <code>{row.bank_reference_key}</code>
      ) : (
        <span className="subtle">{payoutColumnsCopy.noReference}</span>
      ),
  },
});
