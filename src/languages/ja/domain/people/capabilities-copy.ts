import type { CAPABILITY_WORDS as english } from '#domain/people/capabilities-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const CAPABILITY_WORDS: Words<typeof english> = {
  see_payments: '決済の閲覧',
  see_payouts: '入金と残高の閲覧',
  see_customers: '顧客の個人情報の閲覧',
  export: 'エクスポート、日次締め、銀行明細の取り込み',
  refund: '返金',
  capture: '売上の確定と決済の取り消し、注文の完了',
  decide_held: '確認待ちの決済の判断',
  answer_disputes: 'チャージバックへの回答',
  pay_out: '即時入金',
  change_settings: '設定の変更',
  change_fraud_rules: '不正防止ルールの変更',
  change_account: '銀行口座とアカウントの変更',
  manage_people: 'メンバーとキーの管理',
  read_audit: '監査ログの閲覧',
};
