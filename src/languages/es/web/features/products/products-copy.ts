import { plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  productsCopy as englishProductsCopy,
  productsListCopy as englishProductsListCopy,
} from '#web/features/products/products-copy.ts';

export const productsListCopy: Words<typeof englishProductsListCopy> = {
  name: 'Productos',
  things: (count) => plural(count, { one: 'producto', other: 'productos' }),
  failed: 'No se han podido cargar los productos.',
  empty: {
    icon: 'products',
    title: 'Todavía no hay productos',
    text: 'Aquí aparecerá lo que vende tu tienda, con su precio y cuánto queda.',
  },
};

export const productsCopy: Words<typeof englishProductsCopy> = {
  title: 'Productos',
  search: {
    label: 'Buscar por nombre de producto o SKU',
    placeholder: 'Nombre de producto o SKU',
    anything: (text) => `Todos los productos con un nombre o SKU que contenga «${text}»`,
  },
  columns: { name: 'Producto', sku: 'SKU', status: 'Estado', stock: 'Existencias', price: 'Precio' },
  notCounted: 'No se cuentan',
  soldOut: 'Agotado',
  every: { week: 'cada semana', month: 'cada mes', year: 'cada año' },
  status: 'Estado',
  is: 'es',
  statuses: { publish: 'Publicado', draft: 'Borrador' },
};
