import type { ReactNode } from 'react';
import { countWords } from '../../shared/store-format.ts';
import { dataListCopy as copy } from './data-list-copy.ts';

export type SummaryFigure = Readonly<{ label: string; value: ReactNode }>;

export type ListSummaryProps = Readonly<{
  /** Sums over everything that matches; none when they would mix currencies. */
  figures?: readonly SummaryFigure[];
  /** What to do to see figures. */
  hint?: string;
  /** Said once for the page: the currency, the zone. */
  note?: string;
}>;

type Props = ListSummaryProps &
  Readonly<{
    shown: number | undefined;
    total: number | undefined;
    things: (count: number) => string;
  }>;

/** How many there are, always; and what they add up to, where they add up. */
export function ListSummary({ shown, total, things, figures = [], hint, note }: Props) {
  const known = shown !== undefined && total !== undefined;
  return (
    <div className="card-head list-summary">
      <p className="summary">
        <span>
          <b>{known ? countWords(shown) : copy.counting}</b> {copy.of}{' '}
          <b>{known ? countWords(total) : copy.counting}</b> {things(total ?? 0)}
        </span>
        {figures.map(({ label, value }) => (
          <span key={label}>
            {label} <b>{value}</b>
          </span>
        ))}
        {hint && <span className="subtle">{hint}</span>}
      </p>
      {note && <span className="subtle">{note}</span>}
    </div>
  );
}
