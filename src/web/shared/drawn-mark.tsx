import { methodMark } from '#domain/payments/method-mark.ts';
import { paymentSourceCopy } from '#domain/payments/payment-source-copy.ts';
import { Badge } from '#web/ui/badge.tsx';

export type MethodMarkProps = Readonly<{ code: string; size?: 'large' }>;

/** On a ground that is drawn for it; a code that nobody drew stays grey letters. */
export function DrawnMark({ code, size }: MethodMarkProps) {
  const mark = methodMark(code);
  // Brands call themselves the same everywhere; a card without one is our own word.
  const letters = code === 'CARD' ? paymentSourceCopy.card.toUpperCase() : code;
  if (!mark) return <Badge {...(size && { size })}>{code}</Badge>;
  return (
    <Badge isDrawn {...(size && { size })}>
      <svg viewBox="0 0 56 20" preserveAspectRatio="xMaxYMid meet" aria-hidden="true">
        <path d="M-300-40h360v100h-360z" fill={mark.ground} />
        <path d={mark.shape} fill="#fff" opacity="0.3" />
      </svg>
      {letters}
    </Badge>
  );
}
