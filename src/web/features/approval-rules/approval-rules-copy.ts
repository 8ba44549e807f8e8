import type { RuleKind } from '#domain/approvals/approval-rules.ts';

export const approvalRulesCopy = {
  title: 'Approvals',
  lead: 'What one person may not do alone. It then waits up to three days for a second person, and nobody approves what they asked for themselves.',
  list: 'See what waits',
  failed: 'The rules could not be loaded.',
  loading: 'The rules are being loaded',
  kinds: {
    refund_over: 'A refund above this amount needs approval. In other currencies, every refund does.',
    refunds_a_day: 'Once somebody has refunded this often within 24 hours, the next one needs approval.',
    pay_out: 'Paying out at once needs approval.',
    bank: 'Sending payouts to another bank account needs approval.',
    fraud_rules: 'Changing the fraud filters needs approval.',
    people: 'Changes of people, of roles and of these rules need approval.',
    api_key: 'Making a key that may move money needs approval.',
  } satisfies Record<RuleKind, string>,
  amount: 'Above',
  amountMissing: 'Say above which amount.',
  unreadable: (example: string) => `Write an amount such as ${example}.`,
  count: 'Refunds within 24 hours',
  countMissing: 'Say how many.',
  notANumber: 'This is not a number.',
  who: 'Who may approve',
  role: (name: string, people: number) => `${name} (${people === 1 ? '1 person' : `${people} people`})`,
  tooFew:
    'Fewer than two people could approve this, so nobody could do it any more. Invite somebody, or choose more roles.',
  alone:
    'You are the only person here, so nobody could approve anything. Invite somebody first: two people are needed for a second pair of eyes.',
  aloneTitle: 'One person cannot approve',
  limits: 'Limits of refunds',
  limitsText:
    'Whoever is above the limit of their role asks for approval, whatever the rules above say. An approved refund counts for whoever approved it. In currencies without a limit of their own, these roles ask for every refund.',
  limitOf: (role: string, code: string, most: string | null, day: string | null) =>
    `${role}, in ${code}: ${most === null ? 'any amount for one refund' : `up to ${most} for one refund`}, ${day === null ? 'no limit for a day' : `up to ${day} within 24 hours`}.`,
  noLimits: 'No role has a limit.',
  save: 'Save',
  saved: 'The rules are saved.',
  unsaved: 'Not saved yet',
} as const;
