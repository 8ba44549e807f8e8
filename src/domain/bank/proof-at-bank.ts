import type { Word } from '../shared/word.ts';
import type { DifferenceReason } from './match-decision.ts';
import type { AtBankState } from './payout-at-bank.ts';

type Told = Readonly<{
  state: Word<AtBankState>;
  amount: number;
  difference: number;
  difference_reason: Word<DifferenceReason> | null;
}>;

/** How a proof goes on at the bank: what it booked, and where the rest went. */
type BookedProof = Readonly<{
  booked: number;
  /** What a person said of what the bank shows more or less; none where it shows exactly what was sent. */
  difference: number;
  reason: Word<DifferenceReason> | null;
}>;

/** Only what was found on a statement goes on; a return ends the chain where it began. */
export function proofAtBank(told: Told | undefined): BookedProof | undefined {
  if (told?.state !== 'matched' && told?.state !== 'differs') return undefined;
  const { amount, difference, difference_reason: reason } = told;
  return { booked: amount + difference, difference, reason };
}
