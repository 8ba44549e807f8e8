import type { RULE_NAMES as english } from '#domain/approvals/approval-rules-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const RULE_NAMES: Words<typeof english> = {
  refund_over: 'Reembolsos altos',
  refunds_a_day: 'Muchos reembolsos',
  pay_out: 'Transferencias instantáneas',
  bank: 'Cuenta bancaria',
  fraud_rules: 'Reglas antifraude',
  people: 'Personas y roles',
  api_key: 'Claves de API que mueven dinero',
};
