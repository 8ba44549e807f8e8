import { accountStanding } from './account-standing.ts';
import type { AccountStatus } from './account-status.ts';

/** What somebody who opens the verification finds: its form, the part payouts need, or why there is nothing to fill in. */
export type VerificationDoor = 'form' | 'payouts_form' | 'verified' | 'waiting' | 'closed';

/** Forms are shown only to whom something is asked of: nobody fills them in twice, and nobody whose account is being decided about. */
export function verificationDoor(account: AccountStatus): VerificationDoor {
  if (account.error) return 'form';
  const standing = accountStanding(account);
  if (standing?.kind === 'early_selling') return 'payouts_form';
  if (standing?.waitsFor === 'you') return 'form';
  if (standing) return standing.waitsFor === 'nobody' ? 'closed' : 'waiting';
  const isDue =
    account.pastDue || account.currentDeadline !== false || account.requirements.errors.length > 0;
  return isDue ? 'form' : 'verified';
}
