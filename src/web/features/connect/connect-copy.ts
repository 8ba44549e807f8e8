import type { ConnectAction } from '#domain/account/connect-action.ts';

export const connectCopy = {
  greeting: (name: string) => (name ? `Hi ${name}, let’s get you paid` : 'Let’s get you paid'),
  title: 'Take payments in your own store',
  lead: 'Cards and local methods, in the currencies your customers use. Your money, fees and payouts in one place, and every payout adds up.',
  methods: 'Payment methods',
  more: (count: number) => `+ ${count}`,
  moreLabel: (count: number) => (count === 1 ? '1 more payment method' : `${count} more payment methods`),
  payouts: 'Payouts',
  payoutsValue: 'Automatic - Daily',
  capture: 'Payments capture',
  captureValue: 'Capture on order',
  recurring: 'Recurring payments',
  recurringValue: 'Supported',
  verifyTitle: 'You will verify your business details',
  verifyText: 'It takes about ten minutes, and you can stop and come back.',
  verifyLink: 'What you need',
  primary: {
    connect_store: 'Connect your store',
    verify: 'Verify business details',
    finish: 'Finish business details verifications',
    overview: 'See the overview',
  } satisfies Record<ConnectAction, string>,
  /** Both are links. */
  terms: (terms: string, privacy: string) => `By continuing you accept the ${terms} and the ${privacy}.`,
  termsLink: 'terms of service',
  privacyLink: 'privacy notice',
  reset: 'Reset account',

  incomplete: 'Please complete your setup to process payments.',
  sandboxFailed: 'An error occurred while setting up your sandbox account. Please try again!',
  paused:
    "We've temporarily paused new account creation. Nothing else in your store is affected. Please come back in a few days.",
  connected: 'Your payments account is connected',
  verifying: 'Your live account is being verified',
  connectedText: 'Payments, payouts and whatever the account still needs stand on the overview.',
  notConnected: 'Your account was not connected. Nothing was lost: go on where you stopped.',
  saved: 'Your finished pages are saved',
  besideSandbox: 'Your live account is not finished',
  besideSandboxText: 'The sandbox stays as it is until the live account can take payments.',

  needsTitle: 'Verifying your business',
  needsLead:
    'The law asks payment companies to know who they pay. The payments company checks these details; we never keep your documents.',
  needsOwner: 'About the owner',
  needsOwnerText:
    'Name, home address, date of birth, an identity number, and a photo of a passport or identity card.',
  needsBusiness: 'About the business',
  needsBusinessText: 'Legal name, kind of business, tax or registration number, website.',
  needsBank: 'A bank account',
  needsBankText: 'Where payouts should go. It must be in the name of the owner or the business.',
  close: 'Close',

  countryContinue: 'Continue',
  cancel: 'Cancel',

  resetTitle: 'Reset account?',
  resetText:
    'You start over with a new account. Test payments and details entered so far are no longer shown; orders stay in your store.',
  resetAction: 'Reset account',

  sandboxTitle: "I'm setting up a store for someone else.",
  sandboxText:
    'Try everything with test payments: no identity check, no real money. The owner verifies the business later; sandbox data stays apart.',
  sandboxAction: 'Enable sandbox mode',
  sandboxTry: 'Try it in a sandbox',
  loaderTitle: 'Finishing payments setup',
  loaderText: 'Your sandbox account is being made. This takes a few seconds.',

  atHand: 'What to have at hand',
  who: 'Who does what',
  steps: [
    { id: 'you', icon: 'user', title: 'You', text: 'Fill in business details, about 10 minutes' },
    { id: 'company', icon: 'shield', title: 'Payments company', text: 'Checks them, mostly within the hour' },
    {
      id: 'bank',
      icon: 'payout',
      title: 'Bank',
      text: 'Receives the first payout about 7 days after the first sale',
    },
  ],
} as const;
