/** The ways to pay that are no brand's name, in a small mark. */
export const methodLogosCopy = {
  sepa: 'SEPA Debit',
  becs: 'BECS Direct Debit',
  oneClick: 'One-click checkout',
} as const;
