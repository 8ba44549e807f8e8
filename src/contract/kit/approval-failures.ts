import { approvalDecidedCopy, approvalFailuresCopy, approvalNotYoursCopy } from './approval-failures-copy.ts';
import { failure, refusal, worded } from './catalogue-entry.ts';

/** What waits for a second person, and what keeps somebody from deciding about it. */
export const APPROVAL_FAILURES = {
  ...worded(approvalFailuresCopy, {
    /** Not a refusal: it was written down, and nothing has been done yet. */
    approval_requested: refusal<{
      approval_id: string;
      words: string;
      expires: string;
      reasons: readonly string[];
    }>(202),
    approval_nobody: refusal<{ reasons: readonly string[] }>(403),
    approval_not_proposable: refusal(403),
    approval_missing: refusal(404),
    approval_own: refusal(403),
    approval_by_key: refusal(403),
    approval_changed: refusal(409),
    approval_asker_gone: refusal(409),
    approval_over_own_limit: refusal(409),
    approval_rule_alone: refusal<{ kind: string }>(409),
  }),
  approval_not_yours: failure<{ why: 'capability' | 'role' | 'limit' | 'withdraw' }>(
    403,
    ({ why }) => approvalNotYoursCopy[why],
  ),
  /** Somebody was quicker, or its time is over. */
  approval_decided: failure<{ state: string; by: string | null }>(409, ({ state, by }) => {
    const copy = approvalDecidedCopy;
    switch (state) {
      case 'approved':
      case 'done':
        return by ? copy.approvedBy(by) : copy.approved;
      case 'declined':
        return by ? copy.declinedBy(by) : copy.declined;
      case 'withdrawn':
        return copy.withdrawn;
      case 'expired':
        return copy.expired;
      default:
        return copy.failed;
    }
  }),
};
