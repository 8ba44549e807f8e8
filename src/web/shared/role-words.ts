import type { Capability } from '#domain/people/capabilities.ts';

/** What a role does not include, as the end of a sentence. */
const LACKED: Readonly<Record<Capability, string>> = {
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
};

/** Why something is not there, and who can change that. */
export const roleLacks = (roleName: string, ...capabilities: readonly Capability[]): string =>
  `Your role, ${roleName}, does not include ${capabilities.map((one) => LACKED[one]).join(' or ')}. An owner can change it under Settings › People.`;
