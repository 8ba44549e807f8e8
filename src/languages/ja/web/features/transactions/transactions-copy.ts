import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  transactionsCopy as english,
  transactionsListCopy as englishList,
} from '#web/features/transactions/transactions-copy.ts';

export const transactionsListCopy: Words<typeof englishList> = {
  name: '取引',
  things: () => '取引',
  failed: '取引を取得できませんでした。',
  empty: {
    icon: 'card',
    title: '取引はまだありません',
    text: '最初の決済と、その後のすべての請求、返金、手数料が、発生するたびにここに表示されます。',
  },
};

export const transactionsCopy: Words<typeof english> = {
  title: '取引',

  tabs: {
    label: '取引の種類',
    transactions: '取引',
    uncaptured: '売上未確定',
    blocked: 'ブロック済み',
    waiting: '件が対応待ち',
    counting: '…',
  },
  search: {
    people: { label: '顧客名またはメールで検索', placeholder: '顧客名、メール' },
    orders: {
      label: '注文番号、顧客名、メールで検索',
      placeholder: '注文番号、顧客、メール',
    },
    subscriptions: {
      label: '注文番号、サブスクリプション番号、顧客名、メールで検索',
      placeholder: '注文・サブスクリプション番号、顧客、メール',
    },
    anything: (text) => `顧客名またはメールに「${text}」を含むすべての取引`,
  },

  total: '合計',
  fees: '手数料',
  net: '純額',
  chooseCurrency: '合計を見るには通貨を1つ選んでください。',
  moreCurrencies: (count) => `ほか${figure(count)}種類の通貨`,
  note: (currency, zone) => `${currency}、${zone}`,

  forAccountants: '会計用',
  filters: {
    date: '日付',
    amount: '金額',
    isAtLeast: '次の金額以上',
    isAtMost: '次の金額以下',
    type: '種類',
    channel: 'チャネル',
    country: '顧客の国',
    risk: 'リスクレベル',
    source: '決済手段',
    device: 'デバイス',
    paidCurrency: '支払い通貨',
    loan: '融資',
    payout: '入金ID',
    carried: '繰り越し元の入金',
    is: '次と一致',
    isNot: '次と不一致',
    isIn: '次のいずれか',
    isBefore: '次より前',
    isAfter: '次より後',
    isBetween: '次の期間',
    ios: 'iPhone',
    android: 'Android',
    loanOption: (id, isActive) => `ID：${id} | ${isActive ? '利用中' : '完済'}`,
  },
};
