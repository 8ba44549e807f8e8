import type { Capability } from '#domain/people/capabilities.ts';

export const roleWordsCopy = {
  /** What a role does not include, as the end of a sentence. */
  lacked: {
    see_payments: 'payments',
    see_payouts: 'payouts and balances',
    see_customers: 'customers’ names and addresses',
    export: 'exports and signing off days',
    refund: 'refunds',
    capture: 'capturing and cancelling payments, completing orders',
    decide_held: 'deciding held payments',
    answer_disputes: 'answering disputes',
    pay_out: 'instant payouts',
    change_settings: 'settings',
    change_fraud_rules: 'fraud rules',
    change_account: 'the bank and the account',
    manage_people: 'people and keys',
    read_audit: 'the audit log',
  } satisfies Record<Capability, string>,
  /** Why something is not there, and who can change that. */
  lacks: (role: string, lacked: readonly string[]) =>
    `Your role, ${role}, does not include ${lacked.join(' or ')}. An owner can change it under Settings › People.`,
} as const;
