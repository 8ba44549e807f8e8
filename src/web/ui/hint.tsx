import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';

type HintProps = {
  /** What is explained: "Available balance". */
  label: string;
  children: ReactNode;
};

/** The small `i` beside a word that deserves its meaning. */
export function Hint({ label, children }: HintProps) {
  return (
    <Tooltip text={children}>
      {(described) => (
        <button type="button" className="hint" aria-label={label} {...described}>
          <Icon name="info" size="small" />
        </button>
      )}
    </Tooltip>
  );
}
