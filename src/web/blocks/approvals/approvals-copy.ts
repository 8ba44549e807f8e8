import type { ApprovalReason } from '#domain/approvals/approval-rules.ts';
import type { ApprovalState } from '#domain/approvals/approval-state.ts';

type MayNot = 'own' | 'key' | 'capability' | 'role' | 'limit';

/** What is said about something that needs a second person. */
export const approvalsCopy = {
  waits: 'Waits for approval',
  underWayNow: 'Approved, and being done',
  approved: 'Approved',
  awaitsYou: 'Make it yourself now: it shows a secret that only you may see.',
  awaitsAsker: 'Whoever asked makes it now: it shows a secret that only they may see.',
  makeNow: 'Make it now',
  makeNowOf: (what: string) => `Make it now: ${what}`,
  all: 'All approvals',
  more: (count: number) => (count === 1 ? 'One more waits.' : `${count} more wait.`),
  region: 'What waits for a second person',
  askedBy: (who: string, key: string | null) =>
    key === null ? `Asked by ${who}` : `Asked by ${who}, with the key “${key}”`,
  you: 'you',
  until: (asked: string, when: string) => `${asked}, waits until ${when}`,
  why: (note: string) => `“${note}”`,
  approve: 'Approve',
  decline: 'Decline',
  withdraw: 'Withdraw',
  approveOf: (what: string) => `Approve: ${what}`,
  declineOf: (what: string) => `Decline: ${what}`,
  withdrawOf: (what: string) => `Withdraw: ${what}`,
  approveTitle: 'Approve this?',
  approveText: (what: string, who: string) =>
    `${what}. ${who} asked for it. Once you approve, it is done at once, and your name is noted.`,
  declineTitle: 'Decline this?',
  declineNote: 'Why not',
  declineHelp: 'Whoever asked reads it.',
  declineMissing: 'Say why.',
  withdrawTitle: 'Withdraw this?',
  withdrawText: (what: string) => `${what}. Nobody can approve it any more; you can ask again.`,
  done: (what: string) => `Approved and done: ${what}.`,
  underWay: (what: string) => `Approved: ${what}. It is being confirmed.`,
  notDone: (why: string) => `It could not be done. ${why}`,
  declined: (what: string) => `Declined: ${what}.`,
  withdrawn: (what: string) => `Withdrawn: ${what}.`,
  mayNot: {
    own: 'You asked for it. Somebody else decides.',
    key: 'Only a person decides.',
    capability: 'Your role could not do this itself, so it cannot approve it.',
    role: 'The rule names other roles than yours.',
    limit: 'It is above your own limit for one refund.',
  } satisfies Record<MayNot, string>,
  reasons: {
    over_one: 'Above the limit for one refund',
    over_day: 'Above the limit for a day',
    other_currency: 'In a currency without a limit',
    refund_over: 'A refund this large needs approval',
    refunds_a_day: 'Many refunds in one day',
    pay_out: 'Instant payouts need approval',
    bank: 'Changes of the bank account need approval',
    fraud_rules: 'Changes of the fraud rules need approval',
    people: 'Changes of people and roles need approval',
    api_key: 'API keys with money need approval',
    proposed: 'Proposed by an API key',
  } satisfies Record<ApprovalReason, string>,
  states: {
    pending: 'Waiting',
    approved: 'Being done',
    done: 'Done',
    failed: 'Not done',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
  } satisfies Record<ApprovalState, string>,
  sent: (what: string) =>
    what === ''
      ? 'Sent for approval. Nothing has been done yet.'
      : `Sent for approval: ${what}. Nothing has been done yet.`,
  see: 'See what waits',
  ask: 'Ask for approval',
  needed: 'This needs a second person',
  neededText: (why: string) =>
    `${why}. It is not done now: it waits up to three days for somebody to approve it.`,
  nobody:
    'Nobody else here could approve it, so it cannot be asked for. An owner can change that under Settings.',
  note: 'Why it is needed',
  noteHelp: 'Whoever approves reads it.',
} as const;
