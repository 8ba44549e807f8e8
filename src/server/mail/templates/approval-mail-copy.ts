import { spoken } from '#domain/shared/spoken.ts';

/** `what` is what was asked for, as “Refund $500.00 USD of order #12”. */
export const approvalMailCopy = spoken('server/mail/templates/approval-mail-copy#approvalMailCopy', {
  askedSubject: (storeName: string, what: string) => `Approval needed at ${storeName}: ${what}`,
  asked: (by: string, storeName: string) =>
    `${by} asks for something at ${storeName} that needs a second person.`,
  what: (what: string) => `What: ${what}`,
  why: (note: string) => `Why: ${note}`,
  until: (moment: string) => `Until: ${moment}`,
  decidedBy: (who: string) => `Decided by: ${who}`,
  decide: 'Nothing is done before somebody approves it. Approve or decline it here (sign-in needed):',
  see: 'See it here (sign-in needed):',
  link: 'Approvals',
  endedSubject: {
    done: (what: string) => `Approved and done: ${what}`,
    ready: (what: string) => `Approved: ${what}`,
    failed: (what: string) => `Not done: ${what}`,
    declined: (what: string) => `Declined: ${what}`,
    expired: (what: string) => `Not approved in time: ${what}`,
  },
  ended: {
    done: 'What you asked for was approved and done.',
    ready:
      'What you asked for was approved. Do it once more yourself: it shows a secret that only you may see.',
    failed: 'What you asked for could not be done. Nothing was changed.',
    declined: 'What you asked for was declined. Nothing was done.',
    expired: 'Nobody approved what you asked for in time. Nothing was done; ask again if it is still needed.',
  },
} as const);
