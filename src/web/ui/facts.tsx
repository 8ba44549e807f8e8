import type { ReactNode } from 'react';

export type Fact = {
  label: string;
  value: ReactNode;
  /** Long words get a whole line of the grid. */
  wide?: boolean;
};

/** Little facts: a grid in the main column, rows in an aside. */
export function Facts({ facts, kind }: { facts: readonly Fact[]; kind?: 'rows' }) {
  return (
    <dl className="facts" data-kind={kind}>
      {facts.map(({ label, value, wide }) => (
        <div key={label} data-wide={wide}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
