import { failure } from './catalogue-entry.ts';

/** What waits for a second person, and what keeps somebody from deciding about it. */
export const APPROVAL_FAILURES = {
  /** Not a refusal: it was written down, and nothing has been done yet. */
  approval_requested: failure<{
    approval_id: string;
    words: string;
    expires: string;
    reasons: readonly string[];
  }>(202, 'This needs a second person. It was sent for approval; nothing has been done yet.'),
  approval_nobody: failure<{ reasons: readonly string[] }>(
    403,
    'This needs a second person, and nobody else here could approve it. Nothing was done. An owner can change the rule under Settings › Approvals, or the limits of your role under Settings › People.',
  ),
  approval_not_proposable: failure(
    403,
    'This API key only proposes, and this cannot be proposed: it would show a secret, take a file or concern only you. A person has to do it.',
  ),
  approval_missing: failure(404, 'There is no such request, or it is not yours to see.'),
  approval_own: failure(403, 'You asked for this yourself. Somebody else has to approve it.'),
  approval_by_key: failure(403, 'Only a person approves, declines or withdraws. Sign in to do it.'),
  approval_not_yours: failure<{ why: 'capability' | 'role' | 'limit' | 'withdraw' }>(403, ({ why }) => {
    switch (why) {
      case 'capability':
        return 'Your role may not do this itself, so it cannot approve it either.';
      case 'role':
        return 'The rule names other roles than yours. Somebody with one of them has to decide.';
      case 'limit':
        return 'This is above your own limit for one refund. Somebody with a higher limit has to decide.';
      case 'withdraw':
        return 'Only whoever asked can withdraw it. You can decline it.';
    }
  }),
  /** Somebody was quicker, or its time is over. */
  approval_decided: failure<{ state: string; by: string | null }>(409, ({ state, by }) => {
    const who = by ? ` by ${by}` : '';
    switch (state) {
      case 'approved':
      case 'done':
        return `This was approved${who} already. Nothing was done a second time.`;
      case 'declined':
        return `This was declined${who}.`;
      case 'withdrawn':
        return 'This was withdrawn by whoever asked for it.';
      case 'expired':
        return 'Nobody approved this in time. Ask for it again if it is still needed.';
      default:
        return 'This could not be done when it was approved. Ask for it again if it is still needed.';
    }
  }),
  approval_changed: failure(
    409,
    'What this is about has changed since it was asked for. Nothing was done. Look at it again, and ask anew if it is still right.',
  ),
  approval_asker_gone: failure(
    409,
    'Whoever asked for this may no longer do it, or their key was revoked. Nothing was done.',
  ),
  approval_over_own_limit: failure(
    409,
    'Whoever approved this has no room left in their own limits for today. Nothing was done.',
  ),
  approval_rule_alone: failure<{ kind: string }>(
    409,
    'Fewer than two people could approve this. With this rule nobody could do it any more. Invite somebody first, or name more roles.',
  ),
} as const;
