import type { AccountStanding } from '#domain/account/account-standing.ts';
import type { LiveNote } from '#domain/account/live-note.ts';
import type { PartOfDay } from '#domain/account/part-of-day.ts';

const GREETINGS: Readonly<Record<PartOfDay, string>> = {
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
};

export const overviewCopy = {
  greeting: (part: PartOfDay, name: string) => (name ? `${GREETINGS[part]}, ${name}` : GREETINGS[part]),
  lead: (weekday: string, date: string, zone: string) => `${weekday}, ${date} (${zone})`,
  currency: 'Currency shown',
} as const;

export const safeModeCopy = {
  title: 'Your site is currently in Safe Mode.',
  text: 'Its address has changed, or a copy of it is running. Payments keep working; news from the payments provider may be late.',
  action: 'Please take action',
} as const;

export const flagCopy = {
  'wcpay-login-error': 'There was a problem redirecting you to the account dashboard. Please try again.',
  'wcpay-loan-offer-error':
    'There was a problem redirecting you to the loan offer. Please check that it is not expired and try again.',
  'wcpay-server-link-error':
    'There was a problem redirecting you to the requested link. Please check that it is valid and try again.',
  'wcpay-reset-account-error':
    'There was a problem resetting your account. Please wait a few seconds and try again.',
} as const;

export const sandboxSuccessCopy = {
  title: 'Your sandbox account is ready.',
  text: 'Buy something in your own shop with a test card to see a payment arrive here.',
  action: 'Open your shop',
} as const;

export const fraudBannerCopy = {
  title: 'Stop risky payments before they cost you',
  text: 'Risk filters hold or block payments that look wrong: unusual amounts, other countries, addresses that differ.',
  action: 'Choose your filters',
  never: 'Do not show this again',
} as const;

export const toolsCopy = {
  title: 'Account tools',
  text: 'Setting up did not go as planned? Start again with a new account. Test payments of this one are no longer shown; orders stay in your store.',
  reset: 'Reset account',
  ask: 'Reset your account?',
  askText:
    'Test payments of this account are no longer shown; orders stay in your store. This cannot be undone.',
} as const;

export type StandingWords = Readonly<{ title: string; text?: string }>;
export const standingCopy = {
  waitsFor: {
    you: 'Waiting for you.',
    provider: 'Waiting for the payments provider. There is nothing you need to do.',
    nobody: 'The provider says by e-mail what becomes of money that is still held.',
  },
  checkNow: 'Check now',
  unchanged: 'Nothing has changed yet.',
  checkFailed: 'The account could not be checked.',
  update: 'Update details',
  finish: 'Finish setup',
  payouts: 'Set up payouts',
  history: 'See your payments',
  help: 'What this means',
  words: {
    unfinished: {
      title: 'Your account is not finished.',
      text: 'Please complete your setup to process payments.',
    },
    past_due: {
      title: 'Your account details are overdue.',
      text: 'The payments provider needs details that are overdue.',
    },
    due_soon: { title: 'Details are needed soon.' },
    early_selling: {
      title: 'You can sell; payouts start once your bank account is verified.',
      text: 'Early selling ends at $5,000 in sales or after thirty days, whichever is first.',
    },
    partly_restricted: {
      title: 'Part of your account is restricted.',
      text: 'The payments provider needs more details.',
    },
    verifying: {
      title: 'Your details are being verified.',
      text: 'This usually takes minutes, sometimes up to two business days.',
    },
    paused: {
      title: 'The payments provider has paused your account.',
      text: 'It looks into the account and writes to its e-mail address if it needs anything.',
    },
    under_review: {
      title: 'Your account is under review.',
      text: 'This usually takes a few days.',
    },
    rejected: {
      title: 'Your account was rejected.',
      text: 'It can no longer take payments. Your past payments, payouts, disputes and documents stay open to you.',
    },
  } satisfies Readonly<Record<AccountStanding['kind'], StandingWords>>,
} as const;

export const liveApplicationCopy = {
  titles: {
    verifying: 'Your live account is being verified.',
    under_review: 'Your live account is under review.',
    paused: 'The payments provider has paused your live account.',
    rejected: 'Your live account was rejected.',
  } satisfies Readonly<Record<LiveNote, string>>,
  rejected: 'Payments here stay tests.',
  text: 'Payments here stay tests until it can take payments. Then this page changes over by itself, and the sandbox is put away.',
} as const;

export const connectionSuccessCopy = {
  title: 'Your account is verified',
  text: 'You can take payments, and payouts go to your bank account. Payments appear here as soon as customers pay.',
  close: 'View overview',
} as const;

export const detailsSentCopy = {
  title: 'Your details are with the payments provider',
  text: 'It checks them, mostly within the hour. Payments and payouts begin when it has; this page says so by itself.',
  close: 'View overview',
} as const;

export const eligibilityCopy = {
  title: "You're ready to accept payments!",
  text: 'You can sell right away. Your money waits until your bank account is verified: at most $5,000 in sales or thirty days.',
  startTitle: 'Start selling now',
  payoutsTitle: 'Or set up payouts first',
  payoutsText: 'It takes a few minutes, and your first payout comes sooner.',
  setUp: 'Set up payouts',
  start: 'Start selling',
} as const;
