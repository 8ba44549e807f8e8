import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Bar } from './skeleton.tsx';

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
            {/* A blank, not only a gap: a line breaks there, and it is heard as two words. */}
            {note && ' '}
            {note && <small>{note}</small>}
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The kinds of lines that are coming. */
export type SumShape = readonly ('line' | 'part' | 'subtotal')[];

/** Holds the room of lines that are on their way, so that what stands below them stays under the pointer. */
export const SumWaiting = ({ shape, label }: Readonly<{ shape: SumShape; label: string }>) => (
  <div className="skeletons" role="status">
    <span className="hidden-visually">{label}</span>
    <div aria-hidden="true">
      <Sum
        lines={shape.map((kind, position) => ({
          key: `line ${position}`,
          label: <Bar width="34%" />,
          amount: <Bar width="5em" />,
          part: kind === 'part',
          ...(kind === 'subtotal' && { role: kind }),
        }))}
      />
    </div>
  </div>
);
