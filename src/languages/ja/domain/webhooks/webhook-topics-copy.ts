import type { RESOURCE_WORDS as english } from '#domain/webhooks/webhook-topics-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const RESOURCE_WORDS: Words<typeof english> = {
  payment: '決済',
  refund: '返金',
  payout: '入金',
  dispute: 'チャージバック',
  approval: '承認',
  export: 'エクスポート',
  order: '注文',
  product: '商品',
  customer: '顧客',
};
