import type { RULE_NAMES as english } from '#domain/approvals/approval-rules-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const RULE_NAMES: Words<typeof english> = {
  refund_over: 'Große Erstattungen',
  refunds_a_day: 'Viele Erstattungen',
  pay_out: 'Sofortauszahlungen',
  bank: 'Bankkonto',
  fraud_rules: 'Betrugsregeln',
  people: 'Personen und Rollen',
  api_key: 'API-Schlüssel, die Geld bewegen',
};
