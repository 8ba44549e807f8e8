import type { RULE_NAMES as english } from '#domain/approvals/approval-rules-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const RULE_NAMES: Words<typeof english> = {
  refund_over: 'Remboursements élevés',
  refunds_a_day: 'Remboursements nombreux',
  pay_out: 'Virements instantanés',
  bank: 'Compte bancaire',
  fraud_rules: 'Règles antifraude',
  people: 'Personnes et rôles',
  api_key: 'Clés API touchant à l’argent',
};
