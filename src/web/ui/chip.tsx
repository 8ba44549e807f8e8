import type { ReactNode } from 'react';

export type ChipKind = 'pending' | 'warning' | 'primary' | 'success' | 'alert' | 'light';

type ChipProps = {
  kind?: ChipKind;
  /** Without the mark, for words that are no state. */
  plain?: boolean;
  children: ReactNode;
};

/** A state in one or two words. Its mark differs in shape as well as in colour. */
export function Chip({ kind = 'light', plain = false, children }: ChipProps) {
  return (
    <span className="chip" data-kind={kind} data-plain={plain || undefined}>
      {children}
    </span>
  );
}
