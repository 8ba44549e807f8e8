import type { ReactNode } from 'react';

type MoneyProps = {
  /** The amount in words, already formatted for the reader. */
  children: ReactNode;
  /** The currency's code, when the page shows more than one. */
  code?: string;
};

/** Tabular figures that never wrap and read left to right in every language. */
export function Money({ children, code }: MoneyProps) {
  return (
    <span className="money">
      {children}
      {code && <span className="money-code">{code}</span>}
    </span>
  );
}
