import type * as english from '#domain/approvals/approval-rules-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const RULE_NAMES: Words<typeof english.RULE_NAMES> = {
  refund_over: 'Grote terugbetalingen',
  refunds_a_day: 'Veel terugbetalingen',
  pay_out: 'Directe uitbetalingen',
  bank: 'Bankrekening',
  fraud_rules: 'Frauderegels',
  people: 'Mensen en rollen',
  api_key: 'API-sleutels die geld verplaatsen',
};
