import type { RULE_NAMES as english } from '#domain/approvals/approval-rules-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const RULE_NAMES: Words<typeof english> = {
  refund_over: 'Reembolsos altos',
  refunds_a_day: 'Muitos reembolsos',
  pay_out: 'Repasses instantâneos',
  bank: 'Conta bancária',
  fraud_rules: 'Regras antifraude',
  people: 'Pessoas e funções',
  api_key: 'Chaves de API que movimentam dinheiro',
};
