import { spoken } from '../shared/spoken.ts';

/** What kind of card somebody paid with, after its brand: "Visa credit card". */
export const methodRowsCopy = spoken('domain/payments/method-rows-copy#methodRowsCopy', {
  cards: {
    credit: (brand: string) => `${brand} credit card`,
    debit: (brand: string) => `${brand} debit card`,
    prepaid: (brand: string) => `${brand} prepaid card`,
  },
  card: (brand: string) => `${brand} card`,
} as const);
