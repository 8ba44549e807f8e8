import { labelOf } from '#domain/shared/word.ts';
import type { Verb } from '#web/blocks/payment-actions/use-settle.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { Chip, type ChipKind } from '#web/ui/chip.tsx';
import { Money } from '#web/ui/money.tsx';
import type { RowResult } from './bulk-run.ts';
import { uncapturedCopy } from './uncaptured-copy.ts';
import type { Checked } from './uncaptured-queries.ts';

const copy = uncapturedCopy.bulk;

type BulkRowsProps = Readonly<{
  verb: Verb;
  checked: readonly Checked[];
  results: ReadonlyMap<string, RowResult> | undefined;
}>;

/** Every chosen payment with what will become, or became, of it. */
export function BulkRows({ verb, checked, results }: BulkRowsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be one landmark too many inside a dialog.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, and without a pointer only what has the focus does.
    <div className="bulk-scroll" role="group" aria-label={copy.rows} tabIndex={0}>
      <ul className="bulk-rows" aria-label={copy.rows}>
        {checked.map(({ row, verdict }) => {
          const result = results?.get(row.payment_intent_id);
          const state = result ? resultState(verb, result) : verdictState(verdict);
          return (
            <li key={row.payment_intent_id}>
              <span className="clip">
                {copy.row(row.order?.number ?? '–', row.customer_name ?? uncapturedCopy.noCustomer)}
                {row.is_held_for_review && (
                  <span className="subtle">{verb === 'cancel' ? copy.blocksIt : copy.approvesIt}</span>
                )}
              </span>
              <Money>{moneyWords(row)}</Money>
              <span className="bulk-state">
                <Chip kind={state.kind}>{state.label}</Chip>
                {result?.kind === 'failed' && <span className="bad">{result.reason}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type State = Readonly<{ kind: ChipKind; label: string }>;

const verdictState = (verdict: Checked['verdict']): State => ({
  kind: verdict === 'ready' ? 'primary' : 'light',
  label: labelOf(uncapturedCopy.verdicts, verdict),
});

function resultState(verb: Verb, { kind }: RowResult): State {
  switch (kind) {
    case 'waiting':
      return { kind: 'light', label: copy.waiting };
    case 'sending':
      return { kind: 'primary', label: copy.sending };
    case 'confirming':
      return { kind: 'warning', label: copy.confirming };
    case 'failed':
      return { kind: 'alert', label: copy.failed };
    case 'done':
      return { kind: 'success', label: verb === 'cancel' ? copy.canceled : copy.captured };
  }
}
