import type * as english from '#domain/approvals/approval-rules-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const RULE_NAMES: Words<typeof english.RULE_NAMES> = {
  refund_over: 'Rimborsi elevati',
  refunds_a_day: 'Molti rimborsi',
  pay_out: 'Bonifici istantanei',
  bank: 'Conto bancario',
  fraud_rules: 'Regole sulle frodi',
  people: 'Persone e ruoli',
  api_key: 'Chiavi API che muovono denaro',
};
