import type { Words } from '#languages/kit/words.ts';
import type {
  ordersCopy as english,
  ordersListCopy as englishList,
} from '#web/features/orders/orders-copy.ts';

export const ordersListCopy: Words<typeof englishList> = {
  name: '注文',
  things: () => '注文',
  failed: '注文を読み込めませんでした。',
  empty: {
    icon: 'orders',
    title: '注文はまだありません',
    text: 'ストアで購入されたものが、商品と決済の情報とともにここに表示されます。',
  },
};

export const ordersCopy: Words<typeof english> = {
  title: '注文',
  search: {
    label: '注文番号、顧客名、メールで検索',
    placeholder: '注文番号、顧客、メール',
    anything: (text) => `番号、顧客、メールのいずれかに「${text}」を含むすべての注文`,
  },
  status: 'ステータス',
  account: 'アカウント',
  accounts: { connected: '現在接続中', left: '以前のサンドボックス' },
  selected: (count) => `${count}件を選択中`,
  notReady: (count) => `${count}件は未払いまたは完了済み`,
  clear: '選択を解除',
  rowName: (number) => `注文 #${number}`,
  mails: {
    open: '顧客へのメール',
    title: '顧客へのメール',
    text: '注文についてのお知らせを顧客にメールで送ります。送るメールを選んでください。それぞれ1回だけ送信されます。',
    choices: {
      paid: '注文の支払い完了時',
      refunded: '注文の全額または一部の返金時',
      completed: '注文の完了時',
    },
    save: '保存',
    saved: '選択を保存しました。',
    notSaved: '選択は保存されませんでした。',
    failed: '選択を読み込めませんでした。',
  },
  ofCustomer: '1人の顧客の注文',
  ofSubscription: (number) => `サブスクリプション #${number}の注文。`,
  showAll: 'すべての注文を表示',
};
