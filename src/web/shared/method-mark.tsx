import { Suspense } from 'react';
import { markLetters } from '#domain/payments/mark-letters.ts';
import { Badge } from '#web/ui/badge.tsx';
import { later } from '#web/ui/later.ts';
import type { MethodMarkProps } from './drawn-mark.tsx';

const DrawnMark = later(async () => (await import('./drawn-mark.tsx')).DrawnMark);

/** A way of paying by its short code: letters at once, and the drawing when it has come. */
export const MethodMark = ({ code, size }: MethodMarkProps) => (
  <Suspense fallback={<Badge {...(size && { size })}>{markLetters(code)}</Badge>}>
    <DrawnMark code={code} {...(size && { size })} />
  </Suspense>
);
