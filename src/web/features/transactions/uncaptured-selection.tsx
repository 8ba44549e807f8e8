import type { Authorization } from '#contract/authorizations.ts';
import type { Verb } from '#web/blocks/payment-actions/use-settle.ts';
import { countWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { amountsOf } from './selected-amounts.ts';
import { uncapturedCopy as copy } from './uncaptured-copy.ts';

type UncapturedSelectionProps = Readonly<{
  rows: readonly Authorization[];
  onAct: (verb: Verb) => void;
  onClear: () => void;
}>;

/** Above the table while rows are ticked: how many, how much, and what can be done with them. */
export function UncapturedSelection({ rows, onAct, onClear }: UncapturedSelectionProps) {
  return (
    <>
      <b className="num">{copy.selected(countWords(rows.length))}</b>
      <span className="muted num">{copy.inAll(amountsOf(rows))}</span>
      <Button kind="primary" size="small" onClick={() => onAct('capture')}>
        {copy.captureThem(rows.length)}
      </Button>
      <Button size="small" onClick={() => onAct('cancel')}>
        {copy.cancelThem(rows.length)}
      </Button>
      <Button kind="quiet" size="small" push onClick={onClear}>
        {copy.clear}
      </Button>
    </>
  );
}
