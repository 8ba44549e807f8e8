import type { ANNUAL_REVENUES, GO_LIVE_TIMEFRAMES } from '#domain/account/onboarding-form.ts';

export const onboardingCopy = {
  brand: 'Countinghouse',
  steps: [
    { id: 'business', label: 'Business' },
    { id: 'embedded', label: 'Verification' },
  ],
  leave: 'Leave',
  title: 'Tell us about your business',
  lead: 'Six answers. They decide which details the payments company asks for next, so you only see what applies to you.',
  embeddedTitle: 'Verification',
  continueTitle: 'Continue onboarding',

  country: 'Where is your business registered?',
  countryHelp: 'Changing the country clears the business type.',
  countryPlaceholder: 'Choose a country',
  type: 'What kind of business is it?',
  typeHelp: 'Choose a country first.',
  structure: 'Company structure',
  structurePlaceholder: 'Choose a structure',
  mcc: 'What do you sell?',
  mccPlaceholder: 'Search goods and services',
  revenue: 'Revenue in a year',
  revenuePlaceholder: 'Choose a range',
  revenues: {
    less_than_250k: 'Less than $250k',
    from_250k_to_1m: '$250k – $1M',
    from_1m_to_20m: '$1M – $20M',
    from_20m_to_100m: '$20M – $100M',
    more_than_100m: 'More than $100M',
  } satisfies Record<(typeof ANNUAL_REVENUES)[number], string>,
  timeframe: 'When will you take the first payment?',
  timeframePlaceholder: 'Choose a time',
  timeframes: {
    already_live: 'Already selling',
    within_1month: 'Within 1 month',
    from_1_to_3months: '1 – 3 months',
    from_3_to_6months: '3 – 6 months',
    more_than_6months: 'More than 6 months',
  } satisfies Record<(typeof GO_LIVE_TIMEFRAMES)[number], string>,
  back: 'Back',
  next: 'Continue',

  door: {
    verified: {
      title: 'Your business is verified',
      text: 'The payments provider asks for nothing more. Where payouts go, and what customers read of your business, can be changed here.',
    },
    waiting: {
      title: 'Your details are with the payments provider',
      text: 'It looks at them now, so nothing can be changed. You are asked again if something is missing.',
    },
    closed: {
      title: 'This account can no longer be changed',
      text: 'The payments provider has closed it. Your past payments, payouts, disputes and documents stay open to you.',
    },
  },
  toOverview: 'See the overview',
  bank: 'Change bank account',
  business: 'What customers read',

  fieldsFailed: 'The form could not be loaded',
  finishing: 'Saving your details…',

  aside: 'What happens next',
  events: [
    { id: 'details', icon: 'user', title: 'You: business details', text: 'About 2 minutes.' },
    {
      id: 'verification',
      icon: 'shield',
      title: 'You: verification',
      text: 'Owner, ID and bank account, on a form of the payments company. About 8 minutes.',
    },
    {
      id: 'review',
      icon: 'clock',
      title: 'Payments company: review',
      text: 'Mostly within the hour, at times two working days.',
    },
  ],
  stopTitle: 'You can stop any time',
  stopText: 'Answers are kept on this device until you come back.',
} as const;
