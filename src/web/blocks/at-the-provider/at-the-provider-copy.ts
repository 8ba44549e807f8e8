export const atTheProviderCopy = {
  title: 'At your payments service',
  open: 'Open your payments service',
  schedule:
    'With your own key, the payout schedule is changed at your payments service. What is chosen there is followed here.',
  business:
    'With your own key, the text on statements and the support contact are changed at your payments service. What is written there is shown here.',
  verification:
    'With your own key, the business is verified and its details are changed at your payments service. What is decided there is shown here.',
  loans: 'Loans are offered and accepted at your payments service. One that runs is shown here.',
} as const;
