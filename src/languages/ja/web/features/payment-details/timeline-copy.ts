import type { Words } from '#languages/kit/words.ts';
import type { timelineCopy as english } from '#web/features/payment-details/timeline-copy.ts';

export const timelineCopy: Words<typeof english> = {
  statusChanged: (to) => `決済のステータスが「${to}」に変わりました`,
  statuses: {
    started: '開始',
    authorized: 'オーソリ済み',
    authorization_voided: 'オーソリ取り消し',
    authorization_expired: 'オーソリ期限切れ',
    paid: '支払い済み',
    partial_refund: '一部返金',
    refunded: '返金済み',
    failed: '失敗',
    disputed_needs_response: 'チャージバック：要回答',
    disputed_in_review: 'チャージバック：審査中',
    disputed_won: 'チャージバック：反論成功',
    disputed_lost: 'チャージバック：損失確定',
  },

  wasAdded: (amount, payout) => `${amount}が${payout}に加算されました`,
  wasDeducted: (amount, payout) => `${amount}が${payout}から差し引かれました`,
  payoutOf: (day) => `${day}の入金`,
  willBeAdded: (amount) => `${amount}が今後の入金に加算されます`,
  willBeDeducted: (amount) => `${amount}が今後の入金から差し引かれます`,

  authorized: (amount) => `${amount}の決済がオーソリされました`,
  voided: (amount) => `${amount}のオーソリが取り消されました`,
  expired: (amount) => `${amount}のオーソリの期限が切れました`,
  charged: (amount) => `${amount}が請求されました`,
  refunded: (amount) => `${amount}が返金されました`,
  failed: (amount, reason) => `${amount}の決済に失敗しました：${reason}`,
  refundFailed: {
    expired_or_canceled_card: (amount) =>
      `${amount}の返金に失敗しました。顧客のカードが期限切れ、または解約されています。お金は残高に戻りました。`,
    lost_or_stolen_card: (amount) =>
      `${amount}の返金に失敗しました。顧客のカードは紛失または盗難に遭っています。お金は残高に戻りました。`,
    unknown: (amount) =>
      `${amount}の返金に失敗しました。顧客の銀行から理由は示されていません。お金は残高に戻りました。`,
  },
  arn: (number) => `アクワイアラー参照番号（ARN）：${number}`,
  onItsWay: '処理中です。顧客の銀行がまだ確認していません。',
  waitsFor: {
    insufficient_funds:
      'まだ送金されていません。残高が不足しています。足りるようになると自動で送金されます。',
    charge_pending: 'まだ送金されていません。決済自体がまだ着金していません。',
    requires_action:
      'まだ送金されていません。返金先の口座をメールで顧客に尋ねましたが、まだ回答がありません。',
  },

  noFundsWithdrawn: 'お金はまだ差し引かれていません。',
  disputedAs: (reason) => `チャージバックが発生しました（理由：${reason}）`,
  disputed: 'チャージバックが発生しました',
  evidenceSubmitted: '反証資料を銀行に提出しました',
  evidenceHandedIn: '回答期限が迫っていたため、下書きを自動で銀行に提出しました',
  disputeWon: '銀行が反論を認めました',
  disputeLost: '銀行が顧客の主張を認めました',
  inquiryClosed: '照会はチャージバックにならずに終了しました',
  chargeRefunded: '銀行の照会中に決済が返金されました',
  disputedAmount: 'チャージバックの金額',
  disputeFee: 'チャージバック手数料',
  reversal: '返還された金額',
  feeRefund: '返還された手数料',

  loanRepayment: (amount) => `融資の返済として${amount}が入金から差し引かれました`,
  loan: 'この融資の返済をすべて見る',

  approvedBy: (who) => `承認者：${who}`,
  blockedBy: (who) => `ブロックした人：${who}`,
  aProgram: 'APIキーを使うプログラム',
  heldForReview: '不正防止フィルターにより、決済が確認待ちになりました',
  blockedByRules: '不正防止フィルターにより、決済がブロックされました',
  outcomes: { review: '確認待ち', block: 'ブロック' },
  rule: (rule, outcome) => `${rule}：${outcome}`,

  exchange: (from, rate, to) => `1 ${from} → ${rate} ${to}`,
  fee: '手数料',
  withTerms: (name, terms) => `${name}（${terms}）`,
  plus: (percentage, fixed) => `${percentage} + ${fixed}`,
  cappedAt: (amount) => `上限${amount}`,
  variableFee: '変動手数料',
  fixedFee: '固定手数料',
  net: '入金純額',
  labelled: (label, value) => `${label}：${value}`,
};
