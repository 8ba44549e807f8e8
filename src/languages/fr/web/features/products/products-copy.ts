import { plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  productsCopy as englishProductsCopy,
  productsListCopy as englishProductsListCopy,
} from '#web/features/products/products-copy.ts';

export const productsListCopy: Words<typeof englishProductsListCopy> = {
  name: 'Produits',
  things: (count) => plural(count, { one: 'produit', many: 'de produits', other: 'produits' }),
  failed: 'Les produits n’ont pas pu être chargés.',
  empty: {
    icon: 'products',
    title: 'Pas encore de produit',
    text: 'Ce que vend votre boutique sera affiché ici, avec son prix et ce qu’il en reste.',
  },
};

export const productsCopy: Words<typeof englishProductsCopy> = {
  title: 'Produits',
  search: {
    label: 'Rechercher par nom de produit ou UGS',
    placeholder: 'Nom de produit ou UGS',
    anything: (text) => `Tous les produits dont le nom ou l’UGS contient « ${text} »`,
  },
  columns: { name: 'Produit', sku: 'UGS', status: 'Statut', stock: 'Stock', price: 'Prix' },
  notCounted: 'Non compté',
  soldOut: 'Épuisé',
  every: { week: 'chaque semaine', month: 'chaque mois', year: 'chaque année' },
  status: 'Statut',
  is: 'est',
  statuses: { publish: 'Publié', draft: 'Brouillon' },
};
