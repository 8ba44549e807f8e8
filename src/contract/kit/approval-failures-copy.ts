import { spoken } from '#domain/shared/spoken.ts';

/** What waits for a second person, and what keeps somebody from deciding about it. */
export const approvalFailuresCopy = spoken('contract/kit/approval-failures-copy#approvalFailuresCopy', {
  approval_requested: 'This needs a second person. It was sent for approval; nothing has been done yet.',
  approval_nobody:
    'This needs a second person, and nobody else here could approve it. Nothing was done. An owner can change the rule under Settings › Approvals, or the limits of your role under Settings › People.',
  approval_not_proposable:
    'This API key only proposes, and this cannot be proposed: it would show a secret, take a file or concern only you. A person has to do it.',
  approval_missing: 'There is no such request, or it is not yours to see.',
  approval_own: 'You asked for this yourself. Somebody else has to approve it.',
  approval_by_key: 'Only a person approves, declines or withdraws. Sign in to do it.',
  approval_changed:
    'What this is about has changed since it was asked for. Nothing was done. Look at it again, and ask anew if it is still right.',
  approval_asker_gone:
    'Whoever asked for this may no longer do it, or their key was revoked. Nothing was done.',
  approval_over_own_limit:
    'Whoever approved this has no room left in their own limits for today. Nothing was done.',
  approval_rule_alone:
    'Fewer than two people could approve this. With this rule nobody could do it any more. Invite somebody first, or name more roles.',
} as const);

/** Why somebody may not decide about a request. */
export const approvalNotYoursCopy = spoken('contract/kit/approval-failures-copy#approvalNotYoursCopy', {
  capability: 'Your role may not do this itself, so it cannot approve it either.',
  role: 'The rule names other roles than yours. Somebody with one of them has to decide.',
  limit: 'This is above your own limit for one refund. Somebody with a higher limit has to decide.',
  withdraw: 'Only whoever asked can withdraw it. You can decline it.',
} as const);

/** Somebody was quicker, or its time is over. */
export const approvalDecidedCopy = spoken('contract/kit/approval-failures-copy#approvalDecidedCopy', {
  approved: 'This was approved already. Nothing was done a second time.',
  approvedBy: (person: string) => `This was approved by ${person} already. Nothing was done a second time.`,
  declined: 'This was declined.',
  declinedBy: (person: string) => `This was declined by ${person}.`,
  withdrawn: 'This was withdrawn by whoever asked for it.',
  expired: 'Nobody approved this in time. Ask for it again if it is still needed.',
  failed: 'This could not be done when it was approved. Ask for it again if it is still needed.',
} as const);
