import { spoken } from '../shared/spoken.ts';

export const storeAnswerCopy = spoken('domain/woocommerce/store-answer-copy#storeAnswerCopy', {
  /** The store gave no reason, only a number of HTTP. */
  answered: (status: number) => `It answered ${status}.`,
} as const);
