export const atTheServiceCopy = {
  title: 'At your payments service',
  open: 'Open your payments service',
  schedule:
    'With your own key, the payout schedule is changed at your payments service. What is chosen there is followed here.',
  business:
    'With your own key, the text on statements and the support contact are changed at your payments service. What is written there is shown here.',
} as const;
