import { cardCheckCopy as copy } from './card-check-copy.ts';

/** What the card's bank answered when it compared what the customer typed with what it keeps. */
export type CardCheck = Readonly<{ label: string; style: 'good' | 'bad' | 'none' }>;

/** Anything the bank did not say reads as not checked. */
export function cardCheck(result: string | null | undefined): CardCheck {
  if (result === 'pass') return { label: copy.passed, style: 'good' };
  if (result === 'fail') return { label: copy.failed, style: 'bad' };
  if (result === 'unavailable') return { label: copy.unavailable, style: 'none' };
  return { label: copy.notChecked, style: 'none' };
}
