import type { Words } from '#languages/kit/words.ts';
import type {
  accountCardCopy as englishAccount,
  balanceCopy as englishBalance,
  instantPayoutCopy as englishInstant,
  nextPayoutCopy as englishNext,
  noPayoutCopy as englishNone,
  payoutNoticeCopy as englishNotices,
  payoutsCardCopy as englishPayouts,
} from '#web/blocks/account-cards/account-cards-copy.ts';

export const balanceCopy: Words<typeof englishBalance> = {
  title: '残高',
  failed: '入金の概要をすべて取得できませんでした。',
  total: '総残高',
  totalHint: '総残高について',
  totalText: 'アカウントにあるすべての金額です。今すぐ入金できる分と、これから入金可能になる分を含みます。',
  available: '入金可能額',
  availableHint: '入金可能額について',
  availableText: '今すぐ入金できる金額です。次回の入金で送金されます。',
  pending: '入金可能になるまで保留中',
  negativeHint: '残高がマイナスの理由',
  negativeText:
    '返金とチャージバックの合計が売上を上回りました。新しい売上で差額が埋まるまで、入金は行われません。',
};

export const instantPayoutCopy: Words<typeof englishInstant> = {
  offerTitle: '数分で入金',
  offer: (amount) => `${amount}を即時入金できます。夜間や週末も利用できます。`,
  payOut: (amount) => `${amount}を即時入金`,
  hint: '即時入金について',
  hintText: (percentage) => `30分以内に銀行口座に着金します。手数料は金額の${percentage}です。`,

  title: (amount) => `${amount}を即時入金しますか？`,
  lead: '30分以内に銀行口座に着金します。',
  amount: '即時入金できる残高',
  fee: (percentage) => `即時入金手数料（${percentage}）`,
  feeUntold: '即時入金手数料：後から銀行が通知',
  hintUntold: '30分以内に銀行口座に着金します。手数料は後から銀行が通知します。',
  net: '手数料差引後の入金額',
  learnMore: '詳しく見る',
  cancel: 'キャンセル',
  confirm: (amount) => `${amount}を入金`,
  failed: '即時入金を作成できませんでした。',
  unchanged: '何も変更されていません。',
  inTransit: (amount) => `${amount}の即時入金を送金中です。`,
  viewDetails: '詳細を見る',
};

export const payoutsCardCopy: Words<typeof englishPayouts> = {
  title: '入金',
  schedule: (words) => `自動（${words}）`,
  forecastNote:
    '保留中の金額と入金スケジュールに基づく見込みです。返金やチャージバックにより変わることがあります。',
  dates: '入金日',
  estimate: '見込み',
  leaves: (day) => `${day}に送金`,
  left: (day) => `${day}に送金済み`,
  arrives: (day) => `${day}に着金`,
  arrived: (day) => `${day}に着金済み`,
  cameBack: '返送済み',
  planned: (day) => `${day}に予定`,
  neverLeft: '送金前に取り消し',
  history: '入金履歴をすべて見る',
  changeSchedule: '入金スケジュールを変更',
  updateBank: '銀行情報を更新',
  learnMore: '詳しく見る',
};

export const nextPayoutCopy: Words<typeof englishNext> = {
  prepared: '準備中、まもなく送金',
  estimate: (day) => `${day}に送金の見込み`,
  none: '予定なし',
  available: (amount) => `入金可能額は${amount}です。`,
};

export const noPayoutCopy: Words<typeof englishNone> = {
  nothing: '入金できる金額はまだありません',
  held: '決済サービスが入金を保留しています。',
  waiting_period: '初回の入金は7〜14日間保留されます。',
  bank_errored: '銀行情報が更新されるまで入金は行われません。',
  no_bank: 'この通貨の銀行口座がありません。',
  negative: '残高がマイナスです。',
  manual: '入金スケジュールが手動のため、自動では送金されません。',
  below_minimum: '定期入金の最低額に達していません。',
};

export const payoutNoticeCopy: Words<typeof englishNotices> = {
  suspended: {
    title: '入金が一時的に停止されています',
    text: '残高は引き続きご自身のものです。',
  },
  waits_for_details: {
    title: '情報が提出されるまで入金は行われません',
    text: '残高は引き続きご自身のものです。',
  },
  account_rejected: {
    title: '入金は停止されています',
    text: '残っている資金は返金とチャージバックに備えて決済サービスが保管し、残りをいつ入金するかも決済サービスが決めます。',
  },
  transit: {
    title: '入金には1〜3営業日かかります',
    text: '送金された入金が口座に反映されるまでの日数は、銀行によって異なります。',
  },
  waiting_period: {
    title: '初回の入金は7〜14日間保留されます',
    text: '新しいアカウントでは通常の手続きです。その後は入金スケジュールに沿って入金されます。',
  },
  no_funds: {
    title: '入金可能な金額はまだありません',
    text: '決済はまだ保留中です。数日後に入金可能になり、その次の入金で送金されます。',
  },
  negative_balance: {
    title: '残高がマイナスです',
    text: '新しい売上で差額が埋まるまで入金は行われません。埋まらない場合は、銀行口座から引き落とされることがあります。',
  },
  bank_errored: {
    title: '入金が停止されています',
    text: '最近の入金に失敗したため、入金が停止されています。銀行口座の情報を更新してください。',
  },
  below_minimum: (minimum) => ({
    title: '入金が停止されています',
    text: `入金可能額が、定期入金の最低額である${minimum}に達していません。達すると送金されます。`,
  }),
};

export const accountCardCopy: Words<typeof englishAccount> = {
  title: 'アカウントの詳細',
  payments: '決済',
  payouts: '入金',
  failed: '接続状態を確認できませんでした。',
  failedText: 'ページを再読み込みしてください。その間も決済の履歴は閲覧できます。',
  pendingHint: 'アカウントが保留中の理由',
  pendingText: '決済サービスが情報を確認しています。完了するまで必要な操作はありません。',
  edit: '詳細を編集',
  learnMore: '状態の意味',
};
