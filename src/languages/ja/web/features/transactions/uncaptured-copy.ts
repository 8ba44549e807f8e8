import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  uncapturedCopy as english,
  uncapturedListCopy as englishList,
} from '#web/features/transactions/uncaptured-copy.ts';

export const uncapturedListCopy: Words<typeof englishList> = {
  name: '売上未確定の決済',
  things: () => '決済',
  failed: '売上未確定の取引を取得できませんでした。',
  empty: {
    icon: 'clock',
    title: '売上確定待ちの決済はありません',
    text: 'オーソリ済みでまだ請求していない決済が、売上確定の期限とともにここに表示されます。',
  },
};

export const uncapturedCopy: Words<typeof english> = {
  columns: {
    details: '詳細',
    created: 'オーソリ日',
    capture_by: '確定期限',
    amount: '金額',
    customer_name: '顧客',
    customer_email: 'メール',
    customer_country: '国',
    risk_level: 'リスクレベル',
    order: '注文',
    actions: '操作',
  },
  details: '詳細',
  detailsOf: (amount, day) => `決済の詳細：${amount}、${day}にオーソリ`,
  order: (number) => `#${number}`,
  held: '確認待ち',
  settled: { capture: '売上確定済み', cancel: '取り消し済み' },
  settledHeld: { capture: '承認済み', cancel: 'ブロック済み' },
  ending: (count) => `1日以内に終わる仮押さえが${figure(count)}件あります`,
  byDeadline: '期限順に並べ替え',
  leftOfHold: (left, days) => `${left}（仮押さえは${days}日間）`,
  noCustomer: '顧客なし',
  noEmail: 'メールなし',
  noCountry: '国なし',
  noOrder: '注文なし',
  total: '合計',
  rowName: (customer, amount) => `${customer}の決済（${amount}）`,
  somebody: '顧客',

  selected: (count) => `${count}件を選択中`,
  inAll: (amounts) => `合計${amounts}`,
  captureThem: (count) => `${figure(count)}件の売上を確定`,
  cancelThem: (count) => `${figure(count)}件の決済を取り消す`,
  clear: '選択を解除',

  bulk: {
    captureTitle: (count) => `${figure(count)}件の売上を確定しますか？`,
    cancelTitle: (count) => `${figure(count)}件の決済を取り消しますか？`,
    checking: '決済を1件ずつ確認しています。まだ何も送信されていません。',
    checkFailed: '決済を確認できませんでした。何も送信されていません。',
    ready: (count, amounts) => `${figure(count)}件の決済を送信できます：${amounts}。`,
    noneReady: '送信できる決済はありません。',
    leftOut: (count) => `${figure(count)}件は対象外です。`,
    cancelWarning:
      '顧客には請求されず、費用もかかりません。購入するには、顧客がもう一度支払う必要があります。',
    captureAction: (count) => `${figure(count)}件の売上を確定`,
    cancelAction: (count) => `${figure(count)}件の決済を取り消す`,
    capturing: '売上を確定しています',
    canceling: '決済を取り消しています',
    progress: (done, all) => `${all}件中${done}件が完了`,
    done: (captured, failed, open) =>
      [
        `${figure(captured)}件完了`,
        failed > 0 && `${figure(failed)}件失敗`,
        open > 0 && `${figure(open)}件は結果を確認中`,
      ]
        .filter(Boolean)
        .join('、'),
    close: 'そのままにする',
    back: '一覧に戻る',
    row: (order, customer) => `#${order}、${customer}`,
    rows: '選択した決済',
    approvesIt: '（確認待ち：この操作で承認されます）',
    blocksIt: '（確認待ち：この操作でブロックされます）',
    waiting: '待機中',
    sending: '送信中',
    confirming: '結果を確認中',
    captured: '売上確定済み',
    canceled: '取り消し済み',
    failed: '失敗',
  },

  verdicts: {
    ready: '送信可能',
    missing: '見つかりません',
    captured: '売上確定済み',
    canceled: '取り消し済み',
    expired: '期限切れ',
    not_authorized: 'オーソリなし',
    refunded: '注文は返金済み',
    disputed: 'チャージバック中',
    without_order: '注文なし',
    under_way: '結果を確認中',
  },
};
