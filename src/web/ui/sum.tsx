import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type SumLine = {
  label: ReactNode;
  note?: ReactNode;
  amount: ReactNode;
  /** A part of the line above it. */
  part?: boolean;
  role?: 'subtotal' | 'total' | 'check';
  /** A check that does not come out turns red. */
  off?: boolean;
  key: string;
};

/** Lines that add up: a rule above the total, a double rule below it, as in any ledger. */
export function Sum({ lines }: { lines: readonly SumLine[] }) {
  return (
    <dl className="sum">
      {lines.map(({ key, label, note, amount, part, role, off }) => (
        <div
          key={key}
          className="sum-line"
          data-depth={part ? 1 : undefined}
          data-role={role}
          data-state={off ? 'off' : undefined}
        >
          <dt>
            {role === 'check' && <Icon name={off ? 'error' : 'done'} size="small" />}
            {label}
            {note && <small>{note}</small>}
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
