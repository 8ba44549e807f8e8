import type { Words } from '#languages/kit/words.ts';
import type {
  personCopy as english,
  mailChoicesCopy as englishChoices,
} from '#web/features/person/person-copy.ts';

export const personCopy: Words<typeof english> = {
  loading: 'メンバー',
  failed: 'このメンバーを読み込めませんでした。',
  missing: 'このアドレスにメンバーはいません',
  missingText: 'アカウントが削除されたか、アドレスが途中で切れている可能性があります。',
  you: 'ご自身です',
  about: '基本情報',
  name: '名前',
  email: 'メール',
  since: '登録日',
  mayDo: 'できること',
  nothing: 'この管理画面でできることはありません',
  password: 'パスワードの変更',
  passwordLead: 'ここではサインインしたままになり、ほかの場所からはすべてサインアウトされます。',
  current: '現在のパスワード',
  next: '新しいパスワード',
  nextHelp: '12文字以上。',
  again: '新しいパスワード（確認）',
  currentMissing: '現在のパスワードを入力してください。',
  tooShort: '12文字以上にしてください。',
  tooLong: '1,024文字以内にしてください。',
  different: '2つの新しいパスワードが一致しません。',
  save: 'パスワードを変更',
  saved: 'パスワードを変更しました。',
  notSaved: 'パスワードは変更されませんでした。',
  unsaved: '新しいパスワードはまだ保存されていません。',
};

export const mailChoicesCopy: Words<typeof englishChoices> = {
  title: 'メールで受け取る通知',
  lead: 'すべて受信トレイでも確認できます。選択はすぐに保存され、ご自身にのみ適用されます。',
  failed: '選択を読み込めませんでした。',
  saved: '選択を保存しました。',
  notSaved: '選択は保存されませんでした。',
  kinds: {
    dispute_due: {
      label: '回答待ちのチャージバック',
      help: '期限の7日前、3日前、1日前と、下書きが提出される、または失われる前日。',
    },
    export_ready: {
      label: '依頼したファイル',
      help: '小さければファイル自体、大きければダウンロード用のリンク。',
    },
    payout_trouble: { label: '失敗した入金と、予定日を過ぎた入金', help: '10分以内。' },
    holds_ending: {
      label: '確認待ちの決済と、まもなく終わる仮押さえ',
      help: '新たに判断または売上の確定が必要になったとき。',
    },
    dispute_decided: { label: 'チャージバックの結果', help: '銀行が判断したとき。' },
    refund_returned: {
      label: '戻ってきた返金',
      help: '顧客の銀行がお金を受け取らなかったとき。',
    },
    requirements: {
      label: '決済サービスが必要とする情報',
      help: '不足があるときと、期限を過ぎたとき。',
    },
  },
  always: {
    label: 'セキュリティと銀行口座の変更',
    help: '常にメールで通知されます：新しいデバイス、パスワード、APIキー、お金の送金先。',
  },
};
