import { spoken } from '#domain/shared/spoken.ts';

/** What the simulated provider refuses, by the field that it is about. */
export const coreRefusalsCopy = spoken('provider/simulator/core/refusals-copy#coreRefusalsCopy', {
  noStatus: 'This is no status of an account.',
  noOffer: 'The provider makes no such offer.',
  noCountry: 'The company opens no accounts here.',
  interval: 'Choose daily, weekly, monthly or manual.',
  dailyInJapan: 'Daily payouts are not possible in Japan.',
  weekday: 'Choose a day from Monday to Friday.',
  bankNumber: 'Write 4 to 20 digits.',
} as const);
