import type { ReactNode } from 'react';

/** A payment method or another short code, in capital letters and without a logo. */
export function Badge({ size, children }: { size?: 'large'; children: ReactNode }) {
  return (
    <span className="badge" data-size={size}>
      {children}
    </span>
  );
}
