/** What comes of paying with a test card. `reason` and the like are the words of the provider's interface. */
export const cardWordsCopy = {
  label: (number: string, outcome: string) => `${number} – ${outcome}`,
  succeeds: (brand: string, country: string) => `succeeds (${brand}, ${country})`,
  /** What happens, one after the other. */
  inTurn: (outcomes: readonly string[]) => outcomes.join(', then '),
  needsAction: 'asks for a second factor',
  blocked: 'blocked as too risky',
  declined: (reason: string) => `declined: ${reason}`,
  prevented: 'a dispute is prevented',
  inquiry: 'an inquiry follows',
  twoDisputes: 'two disputes follow',
  disputed: (reasons: readonly string[]) => `disputed: ${reasons.join(', ')}`,
  refundPending: 'refunds stay on their way for two days',
  refundWaits: (reason: string) => `refunds wait for two days: ${reason}`,
  refundFails: 'refunds fail after two days',
  skipsPending: 'the money is available at once',
  risk: (level: string) => `risk: ${level}`,
  cvcFails: 'security code check fails',
  addressFails: 'address check fails',
  postcodeFails: 'postcode check fails',
  addressUnavailable: 'address cannot be checked',
} as const;
