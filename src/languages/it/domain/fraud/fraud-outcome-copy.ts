import type * as english from '#domain/fraud/fraud-outcome-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const fraudOutcomeLabel: Words<typeof english.fraudOutcomeLabel> = {
  allow: 'Riuscito',
  review: 'In attesa di revisione',
  block: 'Pagamento bloccato',
};
