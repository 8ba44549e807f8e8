import type { Rating } from '#contract/survey.ts';
import type { ActivityPreset, Comparison } from '#domain/account/activity-period.ts';

export const activityCopy = {
  title: 'Payment activity',
  period: 'Period',
  failed: 'Error retrieving payment activity data.',
  emptyTitle: 'No payments…yet!',
  emptyText: 'As soon as somebody pays, this card shows what you sold, gave back and paid in fees.',
  emptyAction: 'Open your shop',
  volume: 'Total volume',
  charges: 'Charges',
  refunds: 'Refunds',
  disputes: 'Disputes',
  fees: 'Fees',
  net: 'Net',
  netNote: 'Volume after fees',
  volumeHint: 'About the total volume',
  volumeText: 'Charges less refunds and disputes, before fees.',
  change: (words: string, range: string) => `${words} vs ${range}`,
  payments: (count: number, shown: string) => (count === 1 ? '1 payment' : `${shown} payments`),
  refundCount: (count: number, shown: string) => (count === 1 ? '1 refund' : `${shown} refunds`),
  disputeCount: (count: number, shown: string) => (count === 1 ? '1 movement' : `${shown} movements`),
  ofVolume: (percent: string) => `${percent} of charges`,
  todaySoFar: (volume: string) => `Today so far: ${volume}. It is not among these days yet.`,
  showToday: 'Show today',
  custom: 'Own choice of days',
  days: 'Days',
  compare: 'Compare with',
  comparisons: {
    previous: 'Against the period before',
    year: 'Against a year before',
  } satisfies Readonly<Record<Comparison, string>>,
  report: 'Open the report',
  zone: (range: string, zone: string) => `${range}, ${zone}`,
  presets: {
    today: 'Today',
    last_7_days: 'Last 7 days',
    last_4_weeks: 'Last 4 weeks',
    last_3_months: 'Last 3 months',
    last_12_months: 'Last 12 months',
    month_to_date: 'Month to date',
    quarter_to_date: 'Quarter to date',
    year_to_date: 'Year to date',
    all_time: 'All time',
  } satisfies Readonly<Record<ActivityPreset, string>>,
} as const;

export const activityChartCopy = {
  titles: { hour: 'Volume by hour', day: 'Volume by day', week: 'Volume by week', month: 'Volume by month' },
  sentence: (first: string, last: string, peak: string, at: string) =>
    `Line chart. Volume went from ${first} to ${last}, with a peak of ${peak}: ${at}.`,
  nothing: 'Line chart. There was no volume in this period.',
  weekOf: (day: string) => `Week from ${day}`,
  from: (day: string) => `From ${day}`,
} as const;

export const surveyCopy = {
  question: 'Are these figures useful to you?',
  ratings: {
    'very-unhappy': 'Very unhappy',
    unhappy: 'Unhappy',
    neutral: 'Neutral',
    happy: 'Happy',
    'very-happy': 'Very happy',
  } satisfies Readonly<Record<Rating, string>>,
  comment: 'What would make them better?',
  privacy: 'Your answer stays in your store’s own records.',
  cancel: 'Cancel',
  send: 'Send',
  thanks: 'We appreciate your feedback!',
  failed: 'An error occurred while submitting the survey. Please try again.',
} as const;
