import { spoken } from '../shared/spoken.ts';
import type { FraudOutcome } from './fraud-outcome.ts';

/** What became of a payment that the store's rules looked at. */
export const fraudOutcomeLabel = spoken('domain/fraud/fraud-outcome-copy#fraudOutcomeLabel', {
  allow: 'Succeeded',
  review: 'Needs review',
  block: 'Payment blocked',
} as const satisfies Record<FraudOutcome, string>);
