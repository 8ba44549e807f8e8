import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type DisclosureProps = {
  title: ReactNode;
  /** Quieter and as wide as its place, for rows of a list. */
  kind?: 'row';
  open?: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
};

/** Something long to read later. */
export function Disclosure({ title, kind, open, onToggle, children }: DisclosureProps) {
  return (
    <details
      className="disclosure"
      data-kind={kind}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>
        <Icon name="right" size="small" />
        {title}
      </summary>
      {children}
    </details>
  );
}
