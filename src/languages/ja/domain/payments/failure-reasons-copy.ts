import type { cardFailureCopy as english } from '#domain/payments/failure-reasons-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const cardFailureCopy: Words<typeof english> = {
  reasons: {
    card_declined: '銀行がカードを拒否しました',
    expired_card: 'カードの有効期限が切れています',
    incorrect_cvc: 'セキュリティコードが間違っています',
    incorrect_number: 'カード番号が間違っています',
    incorrect_zip: '郵便番号が間違っています',
    invalid_cvc: 'セキュリティコードが無効です',
    invalid_expiry_month: '有効期限の月が無効です',
    invalid_expiry_year: '有効期限の年が無効です',
    invalid_number: 'カード番号が無効です',
    processing_error: 'カードの処理中にエラーが発生しました',
    authentication_required: 'この決済には認証が必要です',
    insufficient_funds: 'カードの残高が不足しているため、購入を完了できません',
  },
  anyOther: '決済が拒否されました',
};
