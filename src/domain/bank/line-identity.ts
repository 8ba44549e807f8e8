import type { BankLine } from './bank-line.ts';

type Known = Pick<BankLine, 'bankReference' | 'bookedOn' | 'amount' | 'text' | 'status'>;

/** Blanks and letters' sizes differ between two exports of one line. */
const normalised = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * What makes a line this one within its account: the same in every file that tells it. A pending line is never one with a
 * booked one: banks change day, text and sometimes amount when they book it.
 */
export const lineIdentity = ({ bankReference, bookedOn, amount, text, status }: Known): string =>
  [status, bankReference ?? '', bookedOn, amount, normalised(text)].join('\n');

/** Counts equal lines up from 1, in the order of their file: two real twins stay two, and told again they are the same two. */
export function countTwins(): (account: string, identity: string) => number {
  const counts = new Map<string, number>();
  return (account, identity) => {
    const key = `${account}\n${identity}`;
    const ordinal = (counts.get(key) ?? 0) + 1;
    counts.set(key, ordinal);
    return ordinal;
  };
}
