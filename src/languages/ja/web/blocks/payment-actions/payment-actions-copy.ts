import type { Words } from '#languages/kit/words.ts';
import type { paymentActionsCopy as english } from '#web/blocks/payment-actions/payment-actions-copy.ts';

/** 取り消し is what happens to a payment; キャンセル only closes a dialog. */
export const paymentActionsCopy: Words<typeof english> = {
  asked: '承認を依頼しました。まだ何も実行されていません。',
  capture: '売上を確定',
  cancel: '取り消す',
  approve: '取引を承認',
  block: '取引をブロック',
  refund: '返金',
  noRefund: '返金できない理由',
  refundMenu: 'この決済を返金',
  refundInFull: '全額返金',
  refundInPart: '一部返金',

  captureOf: (order) => `注文 #${order}の売上を確定`,
  cancelOf: (order) => `注文 #${order}の決済を取り消す`,
  approveShort: '承認',
  approveOf: (order) => `注文 #${order}の決済を承認`,
  blockShort: 'ブロック',
  blockOf: (order) => `注文 #${order}の決済をブロック`,

  captured: (order, amount) => `注文 #${order}の売上を確定しました。${amount ? `金額：${amount}。` : ''}`,
  canceled: (order, amount) => `注文 #${order}の決済を取り消しました。${amount ? `金額：${amount}。` : ''}`,
  notCaptured: (order, reason) => `注文 #${order}の売上を確定する際にエラーが発生しました。${reason}`,
  notCanceled: (order, reason) => `注文 #${order}の決済を取り消す際にエラーが発生しました。${reason}`,

  reasons: {
    missingOrder: '注文が見つかりませんでした。',
    refundedOrder: '一部または全額が返金された注文の決済は処理できません。',
    mismatch: '注文の内容と一致しないため、決済を処理できません。',
    uncapturable: 'この決済は現在の状態では処理できません。',
    minimum: (amount) => `処理できる最低額は${amount}です。`,
    tooSmall: '金額が小さすぎるため、決済を処理できません。',
    captureFailed: '売上の確定を完了できませんでした。',
    cancelFailed: '決済の取り消しを完了できませんでした。',
    serverError: '予期しないエラーが発生しました。時間をおいてもう一度お試しください。',
    other: '決済を処理できません。時間をおいてもう一度お試しください。',
  },

  authorizationFailed: 'オーソリを取得できませんでした。',
  tryAgain: 'もう一度試す',

  refunded: (payment) => `決済 #${payment}を返金しました。`,
  notRefunded: (payment) =>
    `決済 #${payment}の返金中にエラーが発生しました。時間をおいてもう一度お試しください。`,
  refundTitle: (amount) => `${amount}を返金しますか？`,
  refundAction: (amount) => `${amount}を返金`,
  refundText: '決済の全額が顧客に戻ります。返金は取り消せません。',
  effects: {
    label: 'この返金の影響',
    loading: 'この返金の影響を計算しています',
    failed: '残高への影響を計算できませんでした。上の金額は正確です。',
    customer: '顧客への返金額',
    cost: '残高から減る金額',
    feeKept: '決済の手数料',
    feeKeptNote: '返還されません',
    balance: '残高',
    nextPayout: (day) => `次回の入金（${day}）`,
    estimate: '見込み',
    change: (now, after) => `${now} → ${after}`,
  },
  refundReason: '理由（任意）',
  refundReasons: {
    duplicate: '注文の重複',
    fraudulent: '不正利用',
    requested_by_customer: '顧客の希望',
    other: 'その他',
  },

  cancelTitle: (amount) => `この${amount}の決済を取り消しますか？`,
  cancelText:
    '顧客には請求されず、費用もかかりません。仮押さえは解除されます。購入するには、顧客がもう一度支払う必要があります。',
  cancelAction: '決済を取り消す',
  blockTitle: (amount) => `この${amount}の決済をブロックしますか？`,
  blockText: '顧客には請求されず、費用もかかりません。判断した人の名前が記録されます。',
  keep: 'そのままにする',

  waitingTitle: '売上確定待ち',
  waitingText: (deadline, left) =>
    `売上確定の期限は${deadline}です（${left}）。過ぎると仮押さえは解除されます。`,
  decideText: (deadline, left) =>
    `判断の期限は${deadline}です（${left}）。過ぎると仮押さえが解除され、顧客はもう一度支払う必要があります。`,
  lapsed: (deadline) => `仮押さえは${deadline}に解除されました。売上を確定することはもうできません。`,
  heldTitle: '確認待ち',
  heldText: '不正防止ルールにより、この決済は止められています。承認するまで顧客には請求されません。',
  outcomes: {
    label: '判断による影響',
    loading: '判断による影響を計算しています',
    failed: '残高への影響を計算できませんでした。このまま判断することもできます。',
    capture: '売上を確定：顧客の支払額',
    approve: '承認：顧客の支払額',
    cancel: '取り消し：支払いなし',
    block: 'ブロック：支払いなし',
    fee: '手数料',
    feeNote: '見込み、正確な額は売上の確定後',
    notListed: '売上の確定後にわかります',
    beforeFee: '見込み、手数料差引前',
    unchanged: '見込み、変更なし',
    leaves: '含まれる入金',
    nothing: 'お金は動きません',
  },
  rowEffects: (price) =>
    `売上を確定または承認すると、その行の金額が顧客に請求され、そこから手数料${price ? `（カードは${price}から）` : ''}が差し引かれます。決済を取り消すかブロックすると、誰にも請求されず、費用もかかりません。`,
  review: {
    title: '要確認',
    why: {
      rule: '決済サービスのルールにより、この決済の確認が求められています。',
      manual: '決済サービスの担当者から、この決済の確認が求められています。',
    },
    taken:
      '顧客の支払いは完了しており、承認してもお金は動きません。確認して問題がなかったことを記録するだけです。信頼できない場合は返金してください。',
    held: '承認しても売上は確定されません。顧客が支払うのは、売上を確定したときだけです。',
    approve: '確認のうえ承認',
    approved: '確認を終了しました。お金は動いていません。',
    notApproved: (reason) => `承認できませんでした。${reason}`,
  },
  unconfirmedTitle: '顧客の銀行の確認待ちです',
  unconfirmedText:
    'この種類の決済には数日かかります。それまでは残高に反映されず、決済が失敗する可能性もあります。必要な操作はありません。',
  firedRules: {
    held: '確認待ちにしたルール',
    blocked: 'ブロックしたルール',
    billTo: '請求先',
    shipTo: '配送先',
    title: '不正防止ルールにより停止',
    seeRules: '不正防止ルールを見る',
  },
  left: {
    days: (count) => `残り${count}日`,
    hours: (count) => `残り${count}時間`,
    minutes: (count) => `残り${count}分`,
  },
  expired: '期限切れ',
};
