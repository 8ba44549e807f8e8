import type { fraudOutcomeLabel as english } from '#domain/fraud/fraud-outcome-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const fraudOutcomeLabel: Words<typeof english> = {
  allow: 'Aprovado',
  review: 'Precisa de análise',
  block: 'Pagamento bloqueado',
};
