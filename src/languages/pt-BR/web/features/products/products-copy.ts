import type { Words } from '#languages/kit/words.ts';
import type {
  productsCopy as englishProductsCopy,
  productsListCopy as englishProductsListCopy,
} from '#web/features/products/products-copy.ts';

export const productsListCopy: Words<typeof englishProductsListCopy> = {
  name: 'Produtos',
  things: (count) => (count === 1 ? 'produto' : 'produtos'),
  failed: 'Não foi possível carregar os produtos.',
  empty: {
    icon: 'products',
    title: 'Ainda não há produtos',
    text: 'O que a sua loja vende aparecerá aqui, com o preço e quanto resta.',
  },
};

export const productsCopy: Words<typeof englishProductsCopy> = {
  title: 'Produtos',
  search: {
    label: 'Buscar por nome do produto ou SKU',
    placeholder: 'Nome do produto ou SKU',
    anything: (text) => `Todos os produtos com nome ou SKU que contenha “${text}”`,
  },
  columns: { name: 'Produto', sku: 'SKU', status: 'Status', stock: 'Estoque', price: 'Preço' },
  notCounted: 'Não contado',
  soldOut: 'Esgotado',
  every: { week: 'por semana', month: 'por mês', year: 'por ano' },
  status: 'Status',
  is: 'é',
  statuses: { publish: 'Publicado', draft: 'Rascunho' },
};
