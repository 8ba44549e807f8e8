import type { fraudOutcomeLabel as english } from '#domain/fraud/fraud-outcome-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const fraudOutcomeLabel: Words<typeof english> = {
  allow: 'Realizado',
  review: 'Necesita revisión',
  block: 'Pago bloqueado',
};
