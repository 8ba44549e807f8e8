import type {
  payoutFailureCopy as englishPayoutFailureCopy,
  PAYOUT_FAILURE_REASONS as englishPayoutFailureReasons,
} from '#domain/payouts/payout-failure-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const PAYOUT_FAILURE_REASONS: Words<typeof englishPayoutFailureReasons> = {
  insufficient_funds: 'この入金に必要な残高がありませんでした。',
  bank_account_restricted: '銀行口座が受け取れる送金の種類または回数が制限されています。',
  debit_not_authorized: '銀行がこの口座からの引き落としを許可していません。',
  invalid_card: 'カードが有効ではありません。',
  declined: '銀行がこの入金を拒否しました。',
  invalid_transaction: 'カード発行会社がこの入金を許可していません。',
  refer_to_card_issuer: 'カード発行会社がこの入金を拒否しました。理由を発行会社に問い合わせてください。',
  unsupported_card: 'このカードでは入金を受け取れません。',
  lost_or_stolen_card: 'カードの紛失または盗難が届け出られています。',
  invalid_issuer: 'カード発行会社が有効ではありません。',
  expired_card: 'カードの有効期限が切れています。',
  could_not_process: '銀行がこの入金を処理できませんでした。',
  invalid_account_number: '口座番号が有効ではありません。',
  incorrect_account_holder_name: '口座名義が間違っています。',
  account_closed: '銀行口座が解約されています。',
  no_account: 'この情報に該当する口座が銀行にありません。',
  exceeds_amount_limit: '入金額が、銀行口座で受け取れる上限を超えています。',
  account_frozen: '銀行口座が凍結されています。',
  issuer_unavailable: 'カード発行会社に接続できませんでした。',
  invalid_currency: '銀行口座がこの通貨に対応していません。',
  incorrect_account_type: '銀行口座の種類が間違っています。',
  incorrect_account_holder_details: '口座名義人の情報が間違っています。',
  bank_ownership_changed: '銀行口座の名義が別の人に変わっています。',
  exceeds_count_limit: '銀行口座で受け取れる送金の回数の上限に達しています。',
  incorrect_account_holder_address: '口座名義人の住所が間違っています。',
  incorrect_account_holder_tax_id: '口座名義人の納税者番号が間違っています。',
  invalid_account_number_length: '口座番号の桁数が間違っています。',
};

export const payoutFailureCopy: Words<typeof englishPayoutFailureCopy> = {
  unknown: '不明',
};
