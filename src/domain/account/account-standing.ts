import { type AccountStatus, isRejected } from './account-status.ts';

/** Who has to move next. */
export type WaitsFor = 'you' | 'provider' | 'nobody';

export type AccountStanding = Readonly<{
  kind:
    | 'unfinished'
    | 'past_due'
    | 'due_soon'
    | 'early_selling'
    | 'partly_restricted'
    | 'verifying'
    | 'paused'
    | 'under_review'
    | 'rejected';
  waitsFor: WaitsFor;
}>;

const BY_STATUS: Readonly<Record<string, AccountStanding>> = {
  pending_verification: { kind: 'verifying', waitsFor: 'provider' },
  'requirements.pending_verification': { kind: 'verifying', waitsFor: 'provider' },
  restricted: { kind: 'past_due', waitsFor: 'you' },
  'requirements.past_due': { kind: 'past_due', waitsFor: 'you' },
  restricted_soon: { kind: 'due_soon', waitsFor: 'you' },
  restricted_partially: { kind: 'partly_restricted', waitsFor: 'you' },
  listed: { kind: 'under_review', waitsFor: 'provider' },
  under_review: { kind: 'under_review', waitsFor: 'provider' },
  platform_paused: { kind: 'paused', waitsFor: 'provider' },
  other: { kind: 'paused', waitsFor: 'provider' },
};

/** What keeps an account from working fully and who must act; nothing while all is well or nobody knows. */
export function accountStanding(account: AccountStatus): AccountStanding | undefined {
  if (account.error) return undefined;
  const { status, detailsSubmitted, paymentsEnabled, progressiveOnboarding: early } = account;
  if (isRejected(status)) return { kind: 'rejected', waitsFor: 'nobody' };
  if (status === 'complete' || status === 'enabled') return undefined;
  if (!detailsSubmitted) return { kind: 'unfinished', waitsFor: 'you' };
  // Selling early is no fault as long as it lasts: the bank account is asked for by a task of its own.
  if (early.isEnabled && !early.isComplete && status.startsWith('restricted') && paymentsEnabled)
    return { kind: 'early_selling', waitsFor: 'you' };
  return Object.hasOwn(BY_STATUS, status) ? BY_STATUS[status] : undefined;
}
