/** What the card's bank answered when it compared what the customer typed with what it keeps. */
export type CardCheck = Readonly<{ label: string; style: 'good' | 'bad' | 'none' }>;

/** Anything the bank did not say reads as not checked. */
export function cardCheck(result: string | null | undefined): CardCheck {
  if (result === 'pass') return { label: 'Passed', style: 'good' };
  if (result === 'fail') return { label: 'Failed', style: 'bad' };
  if (result === 'unavailable') return { label: 'Unavailable', style: 'none' };
  return { label: 'Not checked', style: 'none' };
}
