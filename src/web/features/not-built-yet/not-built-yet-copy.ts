import type { IconName } from '#web/ui/icon-paths.ts';

type Coming = Readonly<{
  icon: IconName;
  text: string;
  /** The help topic about it, if there is one. */
  topic?: string;
}>;

export const notBuiltYetCopy = {
  title: 'Not built yet',
  help: 'Read about it in Help',
  allHelp: 'All help topics',
} as const;

/** What will stand at each place that later work fills. Nothing here pretends to work already. */
export const COMING: Readonly<Record<string, Coming>> = {
  '/payments/connect': {
    icon: 'card',
    text: 'Here you will connect a payments account, or try everything in a sandbox first.',
    topic: 'verification',
  },
  '/payments/onboarding': {
    icon: 'store',
    text: 'Here you will answer the questions about your business that the payments provider needs.',
    topic: 'verification',
  },
  '/payments/onboarding/kyc': {
    icon: 'shield',
    text: 'Here you will go on with verifying your business where you left off.',
    topic: 'verification',
  },
  '/payments/overview': {
    icon: 'home',
    text: 'Your balance, what came in, what needs you and the latest payouts will be here at a glance.',
    topic: 'balances',
  },
  '/payments/payouts': {
    icon: 'payout',
    text: 'Every payout to your bank will be here, with its state, its bank account and its reference.',
    topic: 'payout-schedule',
  },
  '/payments/payouts/details': {
    icon: 'payout',
    text: 'One payout will be here, with the payments, refunds and fees that add up to it.',
    topic: 'payout-schedule',
  },
  '/payments/transactions/details': {
    icon: 'card',
    text: 'One payment will be here: its amount, fees and net, its risk, and what happened when.',
    topic: 'transactions',
  },
  '/payments/disputes': {
    icon: 'flag',
    text: 'Disputes and inquiries will be here, with the time left to answer each of them.',
    topic: 'disputes',
  },
  '/payments/disputes/details': {
    icon: 'flag',
    text: 'Older links to a dispute will lead from here to its payment.',
    topic: 'disputes',
  },
  '/payments/disputes/challenge': {
    icon: 'flag',
    text: 'Here you will put together the evidence for a dispute and send it to the bank.',
    topic: 'evidence',
  },
  '/payments/card-readers': {
    icon: 'card',
    text: 'The card readers connected to your account will be here, with their model and state.',
    topic: 'card-readers',
  },
  '/payments/loans': {
    icon: 'loan',
    text: 'Your loans will be here: what was advanced, what is repaid and what comes next.',
    topic: 'capital',
  },
  '/payments/documents': {
    icon: 'document',
    text: 'Tax invoices for your fees will be here to download.',
    topic: 'documents',
  },
  '/payments/fraud-protection': {
    icon: 'shield',
    text: 'The filters that hold or block risky payments will be here, with a trial on your own history.',
    topic: 'fraud-protection',
  },
  '/payments/sync': {
    icon: 'refund',
    text: 'What we last heard from the payments provider will be here, and every difference we found and repaired.',
  },
  '/payments/exports': {
    icon: 'download',
    text: 'The files you exported will be here, with their rows, size and checksum.',
    topic: 'exports',
  },
  '/payments/audit': {
    icon: 'book',
    text: 'Who changed what and when will be here, with the values before and after.',
  },

  '/settings/payments': {
    icon: 'settings',
    text: 'Payment methods, express checkouts, payouts and fraud protection will be set here.',
    topic: 'payment-methods',
  },
  '/simulator': {
    icon: 'flask',
    text: 'The console of the simulated payments company will be here: its clock, its scenarios and its faults.',
  },
};
