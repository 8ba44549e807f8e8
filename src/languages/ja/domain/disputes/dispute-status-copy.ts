import type { disputeStatusLabel as english } from '#domain/disputes/dispute-status-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const disputeStatusLabel: Words<typeof english> = {
  warning_needs_response: '照会：要回答',
  warning_under_review: '照会：審査中',
  warning_closed: '照会：終了',
  needs_response: '要回答',
  under_review: '審査中',
  charge_refunded: '返金済み',
  won: '反論成功',
  lost: '損失確定',
};
