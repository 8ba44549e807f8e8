export const paymentMethodsSetupCopy = {
  title: 'Add additional payment methods',
  lead: 'Offer shoppers the ways to pay they know from home.',
  steps: {
    'add-payment-methods': 'Enable additional payment methods',
    'setup-complete': 'Enablement complete',
  },
  loadFailed: 'Error retrieving settings.',
  saveFailed: 'Error saving settings.',
  text: 'Cards are always accepted. Choose what shoppers can use besides.',
  popular: 'Popular methods',
  payLater: 'Buy Now Pay Later',
  nothing: 'Every way to pay that your account can offer is already on.',
  locked: 'Finish setting up your account first; then more ways to pay can be switched on.',
  required: 'Required.',
  checking: (label: string) => `Checking ${label}`,
  needsCurrency: (currencies: readonly string[]) =>
    `Shoppers see it once your store sells in ${currencies.join(' or ')}.`,
  dimmed: 'Not offered while payments are captured by hand.',
  continue: 'Continue',
  requirementsTitle: (label: string) => `Switch on ${label}?`,
  requirementsText: (label: string) =>
    `The payments company asks for this before shoppers can pay with ${label}:`,
  requirementsAction: 'Continue',
  enabled: (labels: readonly string[]) => `Shoppers can now also pay with ${labels.join(', ')}.`,
  unseen: (label: string) => `${label} is on.`,
  waiting: (labels: readonly string[]) =>
    `Asked for and not on yet: ${labels.join(', ')}. The payments company looks at your account first.`,
  toSettings: 'View payments settings',
  toCurrencies: 'View Multi-Currency settings',
} as const;
