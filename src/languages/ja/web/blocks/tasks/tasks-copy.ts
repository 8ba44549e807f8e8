import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  bankTaskCopy as englishBank,
  detailsTaskCopy as englishDetails,
  goLiveTaskCopy as englishGoLive,
  taskListCopy as englishList,
  paymentMethodsTaskCopy as englishMethods,
  reconnectTaskCopy as englishReconnect,
} from '#web/blocks/tasks/tasks-copy.ts';

export const taskListCopy: Words<typeof englishList> = {
  title: 'やること',
  options: (task) => `その他の操作：${task}`,
  dismiss: '非表示にする',
  snooze: '明日また知らせる',
  delete: '削除',
  undo: '元に戻す',
  done: {
    dismiss: 'タスクを非表示にしました。',
    snooze: 'タスクを明日に延期しました。',
    delete: 'タスクを削除しました。',
  },
  notSaved: '変更できませんでした。',
  showMore: (count) => `あと${figure(count)}件を表示`,
  showFewer: '表示を減らす',
  completed: '完了',
  loading: '対応が必要なものを確認しています',
  failed: '対応が必要なものの一部を読み込めませんでした。',
  nothing: '対応が必要なものはありません',
  notYourWork:
    'チャージバック、確認待ちの決済、まもなく終わる仮押さえは、回答や売上の確定を行える人に表示されます。',
  nothingText: 'チャージバック、確認待ちの決済、まもなく終わる仮押さえ、失敗した入金がここに表示されます。',
  orMore: (count) => `${count}件以上`,
};

export const detailsTaskCopy: Words<typeof englishDetails> = {
  finish: '決済の設定を完了する',
  update: 'ビジネス情報を更新する',
  several: (count) => `${figure(count)}件の情報に対応が必要です。`,
  missing: 'ビジネスに関する情報の一部が不足しています。',
  overdue: '提出期限を過ぎています。',
  by: (date) => `${date}までに更新してください。期限を過ぎると、決済と入金が停止されます。`,
  waiting: '対応待ち',
  finishAction: '設定を完了',
  updateAction: '更新',
  moreAction: '詳細を見る',
  dialogTitle: '対応が必要な情報',
  dialogLead:
    '決済サービスがこれらの情報を受け付けられませんでした。修正すると再確認が行われます。通常は数分で終わります。',
  cancel: 'キャンセル',
};

export const reconnectTaskCopy: Words<typeof englishReconnect> = {
  title: 'ストアを再接続する',
  text: 'ストアとサイト接続サービスの接続が切れています。決済は利用できますが、お知らせが遅れることがあります。',
  action: '再接続',
};

export const bankTaskCopy: Words<typeof englishBank> = {
  action: '入金を設定',
  reasons: {
    after_payment: {
      title: '入金を設定する',
      text: (date) => `最初の決済がありました。入金を受け取るには、${date}までに銀行口座を確認してください。`,
    },
    balance_rising: {
      title: '入金を受け取るには銀行口座の確認が必要です',
      text: (date) => `残高が増えています。入金できるように、${date}までに銀行口座を確認してください。`,
    },
    near_threshold: {
      title: '販売を続けるには、早めに銀行口座を確認してください',
      text: (date) =>
        `売上が$5,000に達するか${date}になると、いずれか早い時点で決済が停止されます。それまでに銀行口座を確認してください。`,
    },
    threshold_reached: {
      title: '決済が停止されています：銀行口座を確認してください',
      text: () =>
        '売上が$5,000に達したか、販売開始から30日が経過しました。続けるには銀行口座を確認してください。',
    },
    no_payment: {
      title: '入金を設定する',
      text: (date) => `すでに販売できます。入金を受け取るには、${date}までに銀行口座を確認してください。`,
    },
    no_payment_14_days: {
      title: '入金を受け取るには銀行口座の確認が必要です',
      text: (date) =>
        `アカウントの開設から2週間が経過しました。アカウントを維持するには、${date}までに銀行口座を確認してください。`,
    },
    no_payment_30_days: {
      title: '決済が停止されています：銀行口座を確認してください',
      text: () => 'アカウントの開設から30日が経過しました。決済を受け付けるには銀行口座を確認してください。',
    },
  },
};

export const paymentMethodsTaskCopy: Words<typeof englishMethods> = {
  title: '決済手段を追加する',
  text: '使い慣れた決済手段があると、顧客の購入が増えます。',
  action: '決済手段を追加',
};

export const goLiveTaskCopy: Words<typeof englishGoLive> = {
  open: {
    title: '本番決済を設定する',
    text: '実際の決済を受け付けるには、ビジネスの本人確認を行ってください。本番アカウントで受け付けられるようになるまで、サンドボックスはそのまま残ります。',
    time: '約10分',
    action: '本番を開始',
  },
  begun: {
    title: '本番決済の設定を完了する',
    text: '本番アカウントにはまだ情報が必要です。決済を受け付けられるようになるまで、サンドボックスはそのまま残ります。',
    time: '対応待ち',
    action: '設定を完了',
  },
};
