import { useState } from 'react';
import type { Authorization } from '#contract/authorizations.ts';
import { DataList, type DataListProps } from '#web/blocks/data-list/data-list.tsx';
import type { MoneyVerb } from '#web/blocks/payment-actions/money-action.ts';
import { RowEffects } from '#web/blocks/payment-actions/row-effects.tsx';
import type { Verb } from '#web/blocks/payment-actions/use-settle.ts';
import { may } from '#web/shared/page-settings.ts';
import { RoleNote } from '#web/shared/role-note.tsx';
import { moneyWords } from '#web/shared/store-format.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { useStayingRows } from './staying-rows.ts';
import { uncapturedCopy as copy, uncapturedListCopy } from './uncaptured-copy.ts';
import { UncapturedSelection } from './uncaptured-selection.tsx';
import './uncaptured.css';

type UncapturedListProps = Pick<
  DataListProps<Authorization>,
  'address' | 'columns' | 'hidden' | 'rows' | 'summary' | 'summaryRead'
> &
  Readonly<{ settled: ReadonlyMap<string, MoneyVerb> }>;
type Bulk = Readonly<{ verb: Verb; rows: readonly Authorization[] }>;

/** The list with its ticks: one payment is settled in its row, several together in a dialog. */
export function UncapturedList({ settled, ...props }: UncapturedListProps) {
  const { data } = props.rows;
  const { shown, atWork } = useStayingRows(data?.data, settled);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [bulk, setBulk] = useState<Bulk>();
  // Only what is on the page can be chosen: what was chosen and is gone is chosen no more.
  const chosen = (data?.data ?? []).filter((row) => selected.has(row.payment_intent_id));
  const clear = () => setSelected(new Set());

  return (
    <>
      {data && data.data.length > 0 && (may('capture') ? <RowEffects /> : <RoleNote of="capture" />)}
      <div {...atWork}>
        <DataList
          {...props}
          rows={{ ...props.rows, data: data && { ...data, data: shown ?? data.data } }}
          copy={uncapturedListCopy}
          views="uncaptured"
          filters={[]}
          rowKey={(row) => row.payment_intent_id}
          density="comfortable"
          {...(may('capture') && {
            selection: {
              selected: new Set(chosen.map(({ payment_intent_id }) => payment_intent_id)),
              onChange: setSelected,
              rowName: (row: Authorization) =>
                copy.rowName(row.customer_name ?? copy.somebody, moneyWords(row)),
            },
            selectionBar: (
              <UncapturedSelection
                rows={chosen}
                onAct={(verb) => setBulk({ verb, rows: chosen })}
                onClear={clear}
              />
            ),
          })}
        />
      </div>
      {bulk && (
        <BulkDialog
          {...bulk}
          onClose={() => {
            setBulk(undefined);
            clear();
          }}
        />
      )}
    </>
  );
}
