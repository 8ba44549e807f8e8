import { paymentSourceCopy as copy } from './payment-source-copy.ts';

/** What stands in the mark of a way of paying: the letters of its brand, and a word for a card of any brand. */
export const markLetters = (code: string): string => (code === 'CARD' ? copy.cardBadge : code);
