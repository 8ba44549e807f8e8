import type { AffectedPayment, LabPreview } from '#contract/fraud.ts';
import { labelOf } from '#domain/shared/word.ts';
import { Hidden } from '#web/shared/hidden.tsx';
import { MoneyText } from '#web/shared/money-text.tsx';
import { may } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { When } from '#web/shared/when.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { allAmountsOf } from './amounts-words.ts';
import { fraudLabCopy } from './fraud-lab-copy.ts';

const copy = fraudLabCopy.list;

const COLUMNS: readonly Column<AffectedPayment>[] = [
  {
    id: 'payment',
    label: copy.payment,
    slot: 'title',
    cell: ({ payment_intent_id, order_number, customer_name }) => (
      <>
        <Link href={paths.payment({ id: payment_intent_id })} target="_blank">
          {order_number === null ? payment_intent_id : copy.order(order_number)}
        </Link>
        <div className="subtle">{may('see_customers') ? (customer_name ?? copy.nobody) : <Hidden />}</div>
      </>
    ),
  },
  { id: 'date', label: copy.date, nowrap: true, slot: 'meta', cell: ({ created }) => <When at={created} /> },
  {
    id: 'amount',
    label: copy.amount,
    align: 'end',
    slot: 'amount',
    cell: ({ amount, currency }) => <MoneyText amount={amount} currency={currency} explicit />,
  },
  {
    id: 'rules',
    label: copy.rules,
    slot: 'note',
    cell: ({ rules, is_disputed }) => (
      <>
        {rules.map((key) => labelOf(fraudLabCopy.ruleNames, key)).join(' · ')}
        {is_disputed && <div className="bad">{copy.disputed}</div>}
      </>
    ),
  },
  {
    id: 'outcome',
    label: copy.outcome,
    slot: 'state',
    cell: ({ outcome }) => (
      <Chip kind={outcome === 'block' ? 'alert' : 'warning'}>
        {outcome === 'block' ? copy.block : copy.review}
      </Chip>
    ),
  },
];

type Props = Readonly<{ preview: LabPreview; onClose: () => void }>;

/** The payments behind the figures, newest first. They open beside this page, so that no edit is lost. */
export function AffectedPayments({ preview, onClose }: Props) {
  const { held, blocked, affected, examples } = preview;
  const count = held + blocked;
  return (
    <Dialog
      open
      size="wide"
      title={copy.title(count)}
      onClose={onClose}
      foot={<Button onClick={onClose}>{copy.close}</Button>}
    >
      <p>{fraudLabCopy.affected(allAmountsOf(affected))}</p>
      {count > examples.length && <p className="muted">{copy.newest(examples.length)}</p>}
      <DataTable
        label={copy.label}
        density="comfortable"
        columns={COLUMNS}
        rows={examples}
        rowKey={({ charge_id }) => charge_id}
      />
    </Dialog>
  );
}
