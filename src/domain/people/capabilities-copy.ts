import { spoken } from '../shared/spoken.ts';
import type { Capability } from './capabilities.ts';

/** What somebody may do, in a list of what a role may. */
export const CAPABILITY_WORDS = spoken('domain/people/capabilities-copy#CAPABILITY_WORDS', {
  see_payments: 'See payments',
  see_payouts: 'See payouts and balances',
  see_customers: "See customers' personal data",
  export: 'Export, sign off days, import bank statements',
  refund: 'Refund',
  capture: 'Capture and cancel payments, complete orders',
  decide_held: 'Decide held payments',
  answer_disputes: 'Answer disputes',
  pay_out: 'Pay out instantly',
  change_settings: 'Change settings',
  change_fraud_rules: 'Change fraud rules',
  change_account: 'Change bank and account',
  manage_people: 'Manage people and keys',
  read_audit: 'Read the audit log',
} as const satisfies Record<Capability, string>);
