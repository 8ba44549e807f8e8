import type { NoPayoutReason } from '#domain/payouts/no-payout-reason.ts';
import type { PayoutNotice } from '#domain/payouts/payout-notices.ts';

export const balanceCopy = {
  title: 'Balance',
  failed: "Error retrieving all payouts' overviews.",
  total: 'Total balance',
  totalHint: 'About the total balance',
  totalText: 'Everything in your account: what can be paid out now, and what still has to become available.',
  available: 'Available funds',
  availableHint: 'About available funds',
  availableText: 'What can be paid out now. It leaves with your next payout.',
  pending: 'On its way to available',
  negativeHint: 'Why the balance is negative',
  negativeText:
    'Refunds and disputes cost more than your sales brought in. New sales cover the difference before anything is paid out.',
} as const;

export const instantPayoutCopy = {
  offerTitle: 'Get paid in minutes',
  offer: (amount: string) => `You can pay out ${amount} instantly, also at night and on weekends.`,
  payOut: (amount: string) => `Pay out ${amount} instantly`,
  hint: 'About instant payouts',
  hintText: (percentage: string) =>
    `The money is in your bank account within 30 minutes. The fee is ${percentage} of the amount.`,

  title: (amount: string) => `Pay out ${amount} instantly?`,
  lead: 'Funds arrive in your bank account within 30 minutes.',
  amount: 'Balance available for instant payout',
  fee: (percentage: string) => `Instant payout fee (${percentage})`,
  feeUntold: 'Instant payout fee: told by the bank later',
  hintUntold: 'The money is in your bank account within 30 minutes. The bank tells its fee afterwards.',
  net: 'Net payout amount',
  learnMore: 'Learn more',
  cancel: 'Cancel',
  confirm: (amount: string) => `Pay out ${amount}`,
  failed: 'Error creating instant payout.',
  unchanged: 'Nothing was changed.',
  inTransit: (amount: string) => `Instant payout for ${amount} in transit.`,
  viewDetails: 'View details',
} as const;

export const payoutsCardCopy = {
  title: 'Payouts',
  schedule: (words: string) => `Automatic, ${words}.`,
  forecastNote: 'Estimates from what is pending and your schedule. Refunds and disputes may change them.',
  dates: 'Payout dates',
  estimate: 'Estimate',
  leaves: (day: string) => `Leaves ${day}`,
  left: (day: string) => `Left ${day}`,
  arrives: (day: string) => `Arrives ${day}`,
  arrived: (day: string) => `Arrived ${day}`,
  cameBack: 'Came back',
  planned: (day: string) => `Planned for ${day}`,
  neverLeft: 'Called off before it left',
  history: 'View full payout history',
  changeSchedule: 'Change payout schedule',
  updateBank: 'Update bank details',
  learnMore: 'Learn more',
} as const;

export const nextPayoutCopy = {
  prepared: 'Being prepared, leaves soon',
  estimate: (day: string) => `Leaves ${day}, an estimate`,
  none: 'None planned',
  available: (amount: string) => `${amount} available.`,
} as const;

/** Why nothing leaves; what is there is named before it. */
export const noPayoutCopy: Readonly<Record<NoPayoutReason, string>> = {
  nothing: 'Nothing to pay out yet',
  held: 'The provider holds your payouts.',
  waiting_period: 'Your first payout is held for 7–14 days.',
  bank_errored: 'Payouts wait for new bank details.',
  no_bank: 'There is no bank account for this currency.',
  negative: 'Your balance is negative.',
  manual: 'Your schedule is manual: nothing leaves by itself.',
  below_minimum: 'That is less than a scheduled payout can be.',
};

type NoticeWords = Readonly<{ title: string; text: string }>;

/** Each says what happened, what it means, and what to do. */
export const payoutNoticeCopy: Readonly<Record<Exclude<PayoutNotice, 'below_minimum'>, NoticeWords>> & {
  below_minimum: (minimum: string) => NoticeWords;
} = {
  suspended: {
    title: 'Your payouts are temporarily suspended',
    text: 'Your balance stays yours.',
  },
  waits_for_details: {
    title: 'Payouts wait for your details',
    text: 'Your balance stays yours.',
  },
  account_rejected: {
    title: 'Payouts have stopped',
    text: 'The payments provider keeps what is left for refunds and disputes, and decides when the rest is paid out.',
  },
  transit: {
    title: 'Payouts take 1–3 business days',
    text: 'It depends on your bank how soon a payout that has left shows up in your account.',
  },
  waiting_period: {
    title: 'Your first payout is held for 7–14 days',
    text: 'This is usual for a new account. After that, payouts follow your schedule.',
  },
  no_funds: {
    title: 'No funds are available yet',
    text: 'Your payments are still pending. They become available in a few days and leave with the payout after that.',
  },
  negative_balance: {
    title: 'Your balance is negative',
    text: 'Payouts wait until new sales have covered the difference. If they do not, it may be taken from your bank account.',
  },
  bank_errored: {
    title: 'Your payouts are paused',
    text: 'Payouts are currently paused because a recent payout failed. Please update your bank account details.',
  },
  below_minimum: (minimum) => ({
    title: 'Your payouts are paused',
    text: `Less than ${minimum} is available, which is the least a scheduled payout can be. It leaves once there is more.`,
  }),
};

export const accountCardCopy = {
  title: 'Account details',
  payments: 'Payments',
  payouts: 'Payouts',
  failed: 'Error determining the connection status.',
  failedText: 'Reload the page to try again. Your payments history stays open meanwhile.',
  pendingHint: 'Why the account is pending',
  pendingText: 'The provider is looking at your details. There is nothing to do for you until it has.',
  edit: 'Edit details',
  learnMore: 'What the states mean',
} as const;
