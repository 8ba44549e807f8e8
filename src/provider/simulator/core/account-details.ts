import { inSource } from '#domain/shared/spoken.ts';
import { DAY_S, epochSeconds, HOUR_S } from '#domain/shared/time.ts';
import type { ProviderAccount } from '../../provider-account.ts';
import { requirementCopy } from '../facts/requirement-copy.ts';
import { announced, changes, NOTHING } from './changes.ts';
import { command } from './command.ts';
import { EARLY_SELLING_DAYS } from './early-selling.ts';
import { loadAccount } from './loaded.ts';
import { simObject } from './sim-object.ts';

/** The one id number that nobody was ever given: how a test meets a verification that fails. */
export const UNVERIFIABLE_ID_NUMBER = '111111111';
const VERIFIED_AFTER_S = HOUR_S;
/** Time to send better details after the first ones did not convince. */
const CORRECTION_DAYS = 14;

/** Better papers do not undo what the provider has decided, nor hurry it while it decides. */
const isDecided = ({ status }: ProviderAccount): boolean =>
  status.startsWith('rejected') || status === 'under_review';

/** The details are in: whatever was missing no longer is, and somebody looks at them. */
export const submitDetails = command<Readonly<{ id_number: string }>, ProviderAccount, ProviderAccount>({
  kind: 'submit_details',
  load: loadAccount,
  decide: (account, { id_number }, { now }) => {
    if (isDecided(account)) return changes(account);
    const after: ProviderAccount = {
      ...account,
      status: 'pending_verification',
      details_submitted: true,
      has_overdue_requirements: false,
      has_pending_requirements: true,
      current_deadline: null,
      requirements: { errors: [] },
    };
    const subject = id_number === UNVERIFIABLE_ID_NUMBER ? 'unverifiable' : 'verifiable';
    return changes(after, announced(simObject('account', after), 'account.updated'), {
      due: [{ at: epochSeconds(now + VERIFIED_AFTER_S), kind: 'verify_details', subject }],
    });
  },
});

/** Enough to begin selling: the owner is known, and the bank and the papers follow before payouts do. */
export const submitEarly = command<Readonly<{ id_number: string }>, ProviderAccount, ProviderAccount>({
  kind: 'submit_early',
  load: loadAccount,
  decide: (account, _, { account_id, now }) => {
    if (isDecided(account)) return changes(account);
    const after: ProviderAccount = {
      ...account,
      status: 'restricted',
      payments_enabled: true,
      details_submitted: true,
      has_overdue_requirements: false,
      requirements: { errors: [] },
    };
    return changes(after, announced(simObject('account', after), 'account.updated'), {
      due: [
        {
          at: epochSeconds(now + EARLY_SELLING_DAYS * DAY_S),
          kind: 'early_selling_deadline',
          subject: account_id,
        },
      ],
    });
  },
});

/** An hour later they were checked: the account is complete, or it says what was wrong and until when to mend it. */
export const verifyDetails = command<string, ProviderAccount, null>({
  kind: 'verify_details',
  load: loadAccount,
  decide: (account, subject, { now }) => {
    if (account.status !== 'pending_verification') return NOTHING;
    const after =
      subject === 'verifiable'
        ? verified(account)
        : doubted(account, epochSeconds(now + CORRECTION_DAYS * DAY_S));
    const due = after.current_deadline;
    return changes(null, announced(simObject('account', after), 'account.updated'), {
      due: due === null ? [] : [{ at: due, kind: 'requirements_deadline', subject: account.account_id }],
    });
  },
});

const verified = (account: ProviderAccount): ProviderAccount => ({
  ...account,
  status: 'complete',
  payments_enabled: true,
  has_pending_requirements: false,
  deposits: { ...account.deposits, status: 'enabled', restrictions: 'deposits_unrestricted' },
  progressive_onboarding: {
    ...account.progressive_onboarding,
    is_complete: account.progressive_onboarding.is_enabled,
  },
});

const doubted = (
  account: ProviderAccount,
  current_deadline: NonNullable<ProviderAccount['current_deadline']>,
): ProviderAccount => ({
  ...account,
  status: 'restricted_soon',
  has_pending_requirements: false,
  current_deadline,
  requirements: {
    errors: [
      {
        code: 'verification_failed_id_number_match',
        reason: inSource(() => requirementCopy.reasons.verification_failed_id_number_match),
        requirement: 'individual.id_number',
      },
    ],
  },
});
