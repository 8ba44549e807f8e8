import { products } from '#languages/ar/counted.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/products/products-copy.ts';

export const productsListCopy: Words<typeof english.productsListCopy> = {
  name: 'المنتجات',
  things: (count) => products.thing(count),
  failed: 'تعذّر تحميل المنتجات.',
  empty: {
    icon: 'products',
    title: 'لا منتجات بعد',
    text: 'يظهر هنا ما يبيعه متجرك، مع سعره وما بقي منه.',
  },
};

export const productsCopy: Words<typeof english.productsCopy> = {
  title: 'المنتجات',
  search: {
    label: 'البحث باسم المنتج أو SKU',
    placeholder: 'اسم المنتج أو SKU',
    anything: (text) => `كل المنتجات التي يحتوي اسمها أو SKU على «${text}»`,
  },
  columns: { name: 'المنتج', sku: 'SKU', status: 'الحالة', stock: 'المخزون', price: 'السعر' },
  notCounted: 'غير متابَع',
  soldOut: 'نفدت الكمية',
  every: { week: 'كل أسبوع', month: 'كل شهر', year: 'كل سنة' },
  status: 'الحالة',
  is: 'يساوي',
  statuses: { publish: 'منشور', draft: 'مسودة' },
};
