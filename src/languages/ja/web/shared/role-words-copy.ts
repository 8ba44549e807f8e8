import type { Words } from '#languages/kit/words.ts';
import type { roleWordsCopy as english } from '#web/shared/role-words-copy.ts';

export const roleWordsCopy: Words<typeof english> = {
  lacked: {
    see_payments: '決済の閲覧',
    see_payouts: '入金と残高の閲覧',
    see_customers: '顧客の名前と住所の閲覧',
    export: 'エクスポートと日次締め',
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
  },
  lacks: (role, lacked) =>
    `現在の役割「${role}」には、次の権限がありません：${lacked.join('、')}。オーナーが「設定」›「メンバー」で変更できます。`,
};
