/** What somebody may be allowed to do, by task and not by page; every endpoint asks for one of these. */
export const CAPABILITIES = [
  'see_payments',
  'see_payouts',
  'see_customers',
  'export',
  'refund',
  'capture',
  'decide_held',
  'answer_disputes',
  'pay_out',
  'change_settings',
  'change_fraud_rules',
  'change_account',
  'manage_people',
  'read_audit',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** Nobody can do the one without seeing the other: a dispute is answered with what the customer wrote. */
const NEEDS: Readonly<Partial<Record<Capability, readonly Capability[]>>> = {
  see_customers: ['see_payments'],
  export: ['see_payments'],
  refund: ['see_payments'],
  capture: ['see_payments'],
  decide_held: ['see_payments'],
  answer_disputes: ['see_payments', 'see_customers'],
  pay_out: ['see_payouts'],
};

const isCapability = (word: string): word is Capability => CAPABILITIES.some((known) => known === word);

/** These and what they need, each once and in the order of the list; words that name no capability are dropped. */
export function wholeCapabilities(words: readonly string[]): readonly Capability[] {
  const wanted = new Set(words.filter(isCapability).flatMap((word) => [word, ...(NEEDS[word] ?? [])]));
  return CAPABILITIES.filter((capability) => wanted.has(capability));
}
