import type { Words } from '#languages/kit/words.ts';
import type {
  productsCopy as english,
  productsListCopy as englishList,
} from '#web/features/products/products-copy.ts';

export const productsListCopy: Words<typeof englishList> = {
  name: '商品',
  things: () => '商品',
  failed: '商品を読み込めませんでした。',
  empty: {
    icon: 'products',
    title: '商品はまだありません',
    text: 'ストアで販売する商品が、価格と在庫数とともにここに表示されます。',
  },
};

export const productsCopy: Words<typeof english> = {
  title: '商品',
  search: {
    label: '商品名またはSKUで検索',
    placeholder: '商品名、SKU',
    anything: (text) => `名前またはSKUに「${text}」を含むすべての商品`,
  },
  columns: { name: '商品', sku: 'SKU', status: 'ステータス', stock: '在庫', price: '価格' },
  notCounted: '在庫管理なし',
  soldOut: '売り切れ',
  every: { week: '毎週', month: '毎月', year: '毎年' },
  status: 'ステータス',
  is: '次と一致',
  statuses: { publish: '公開中', draft: '下書き' },
};
