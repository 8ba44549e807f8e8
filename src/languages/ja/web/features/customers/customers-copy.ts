import type { Words } from '#languages/kit/words.ts';
import type {
  customersCopy as english,
  customersListCopy as englishList,
} from '#web/features/customers/customers-copy.ts';

export const customersListCopy: Words<typeof englishList> = {
  name: '顧客',
  things: () => '顧客',
  failed: '顧客を読み込めませんでした。',
  empty: {
    icon: 'customers',
    title: '顧客はまだいません',
    text: 'ストアでアカウントを作成した人がここに表示されます。ゲストは注文に表示されます。',
  },
};

export const customersCopy: Words<typeof english> = {
  title: '顧客',
  search: {
    label: '顧客名またはメールで検索',
    placeholder: '顧客名、メール',
    anything: (text) => `名前またはメールに「${text}」を含むすべての顧客`,
  },
  columns: {
    name: '名前',
    email: 'メール',
    country: '国',
    since: '登録日',
    orders: '注文数',
    lastOrder: '最終注文',
  },
  noCountry: '国なし',
  noOrder: '注文なし',
  country: '国',
  is: '次と一致',
};
