import type { ChartProblem } from '#domain/books/chart-of-accounts.ts';
import type { Basis, Grain } from '#domain/books/fold-entries.ts';

export const chartCopy = {
  failed: 'The chart of accounts could not be loaded.',
  newer: 'These settings are of a newer version than this page. Load the page again.',
  loading: 'The chart of accounts is being loaded',
  how: 'How to book',
  package: 'Accounting program',
  packageHelp: 'Each starts with numbers of its own. Choosing another one fills in its numbers below.',
  grain: 'One entry for',
  grains: {
    transaction: 'Each movement',
    day: 'Each day',
    payout: 'Each payout',
  } satisfies Record<Grain, string>,
  basis: 'Booked on the day of',
  bases: {
    payment: 'the payment',
    payout: 'the payout it left with',
  } satisfies Record<Basis, string>,
  basisHelp:
    'By the payment, sales stand in the right month and the clearing is the provider’s balance. By the payout, what no payout has taken yet waits.',
  basisLocked: 'Months are locked, so this cannot be changed. Unlock them first.',
  elsewhere: 'Sales are booked elsewhere',
  elsewhereHelp:
    'Your shop or till already books sales and refunds. They then stand against an account of their own here, and no sale is booked twice.',
  bankElsewhere: 'The accounting program books bank lines itself',
  bankElsewhereHelp:
    'It reads your bank account, as Xero always does. Payouts then end in transit here; match the line of the bank with that account there.',
  tax: 'Book the tax of sales on an account of its own',
  taxHelp:
    'Each payment and refund holds as much of the tax as its order. Leave it off where the sales account takes the tax out itself, as DATEV’s do.',
  datev: 'DATEV',
  datevNumbers: {
    adviser: 'Number of the tax adviser',
    client: 'Number of the client',
    year_begins: 'The year begins with month',
  },
  outOfRange: (least: number, most: number) => `Write a number from ${least} to ${most}.`,
  accounts: 'Accounts',
  accountsText:
    'Ask your accountant for these numbers. QuickBooks knows accounts by their names, the others by numbers.',
  perCurrency: 'Accounts of one currency',
  perCurrencyText:
    'Where your accountant keeps an account for each currency, such as a clearing and a bank account in euros, add it here. Whatever is not here is booked on the accounts above.',
  ofCurrency: (account: string, currency: string) => `${account}, ${currency}`,
  currency: 'Currency',
  chooseCurrency: 'Choose a currency',
  account: 'Account',
  addAccount: 'Add the account',
  removeAccount: 'Remove',
  removeAccountName: (account: string) => `Remove ${account}`,
  code: (account: string) => `Number of ${account}`,
  name: (account: string) => `Name of ${account}`,
  taxCode: (account: string) => `Tax code of ${account}`,
  heads: { what: 'What it is for', code: 'Number', name: 'Name', tax: 'Tax code' },
  problems: {
    missing: 'Write a number and a name.',
    taken: 'This number stands for money and is taken by another account.',
    name_taken:
      'This account stands for money, and another one has its name. QuickBooks would take them for one.',
    not_datev: 'DATEV takes numbers of four to eight digits.',
    other_length: 'All numbers of DATEV are as long as each other.',
  } satisfies Record<ChartProblem['problem'], string>,
  save: 'Save',
  saved: 'The chart of accounts is saved.',
  notSaved: 'The chart of accounts was not saved.',
} as const;
