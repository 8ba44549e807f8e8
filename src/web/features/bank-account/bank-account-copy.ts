export const bankAccountCopy = {
  title: 'Bank account',
  lead: 'Where your payouts go. Nothing else of your account is asked for or changed.',
  form: 'Change the bank account',
  currency: 'Payouts in',
  today: (currency: string, bank: string, ending: string) =>
    `Payouts in ${currency} go to ${bank} •••• ${ending} today.`,
  number: 'New account number',
  numberHelp:
    'Spaces and dashes do not matter. It must be in the name of the owner or the business. Everybody who runs the store is told of the change by mail.',
  numberWrong: 'Write 4 to 20 digits.',
  action: 'Change bank account',
  cancel: 'Cancel',
  toPayouts: 'See payouts',
  failed: 'The bank account was not changed.',
  done: (currency: string, ending: string) =>
    `Payouts in ${currency} now go to the account ending in ${ending}. A payout that failed is tried again with the next one.`,
  elsewhere: 'Where payouts go is changed at your payments service. What is chosen there is followed here.',
} as const;
