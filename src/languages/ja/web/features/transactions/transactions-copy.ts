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
    text: '最初の決済から、すべての請求、返金、手数料がここに表示されます。',
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
  note: (currency, zone) => `${currency}、${zone}`,

  forAccountants: '会計用',
};
