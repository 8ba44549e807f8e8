import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { countWords } from '../../shared/store-format.ts';
import { dataListCopy as copy } from './data-list-copy.ts';

export type SummaryFigure = Readonly<{
  label: string;
  value: ReactNode;
  /** The column it is the sum of, under which it stands as well. */
  column?: string;
}>;

export type ListSummaryProps = Readonly<{
  /** Sums over everything that matches; none when they would mix currencies. */
  figures?: readonly SummaryFigure[];
  /** What to do to see figures, and the currencies it takes one of. */
  hint?: string | undefined;
  currencies?: readonly string[];
  /** Said once for the page: the currency, the zone. */
  note?: string;
}>;

type Props = ListSummaryProps &
  Readonly<{
    total: number | undefined;
    things: (count: number) => string;
    onCurrency: (currency: string) => void;
    /** At the end of the line: what a telephone has no other room for. */
    aside: ReactNode;
  }>;

/** How many there are, always; and what they add up to, where they add up. */
export function ListSummary(props: Props) {
  const { total, things, figures = [], hint, currencies = [], note, onCurrency, aside } = props;
  return (
    <div className="card-head list-summary">
      <p className="summary">
        <span>
          <b>{copy.counted(total === undefined ? copy.counting : countWords(total), things(total ?? 0))}</b>
        </span>
        {figures.map(({ label, value }) => (
          <span key={label}>
            {label} <b>{value}</b>
          </span>
        ))}
        {hint && (
          <span className="subtle">
            {hint}{' '}
            {currencies.map((code) => (
              <Button key={code} kind="link" onClick={() => onCurrency(code)}>
                {code.toUpperCase()}
              </Button>
            ))}
          </span>
        )}
      </p>
      {note && <span className="subtle">{note}</span>}
      {aside}
    </div>
  );
}
