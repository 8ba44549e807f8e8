import type { ReactNode } from 'react';

type BadgeProps = {
  size?: 'large';
  /** It brings a picture, which lies behind its letters. */
  isDrawn?: true;
  children: ReactNode;
};

/** A payment method or another short code, in capital letters and without a logo. */
export function Badge({ size, isDrawn, children }: BadgeProps) {
  return (
    <span className="badge" data-size={size} data-drawn={isDrawn}>
      {children}
    </span>
  );
}
