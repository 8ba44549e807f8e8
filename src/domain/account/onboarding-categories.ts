import { categoriesCopy as copy } from './onboarding-categories-copy.ts';

type Category = Readonly<{
  id: string;
  type: 'mcc';
  title: string;
  /** The banks' number for it. */
  mcc: number;
  /** Other words people look for it by. */
  keywords: readonly string[];
}>;
type CategoryGroup = Readonly<{
  id: string;
  type: 'group';
  title: string;
  items: readonly Category[];
}>;

type CategoryId = keyof typeof copy.items;
type Group = Readonly<{
  id: keyof typeof copy.groups;
  items: readonly Readonly<{ id: CategoryId; mcc: number }>[];
}>;
const GROUPS: readonly Group[] = [
  {
    id: 'retail',
    items: [
      { id: 'retail__stationery', mcc: 5943 },
      { id: 'retail__clothing', mcc: 5651 },
      { id: 'retail__shoes', mcc: 5661 },
      { id: 'retail__jewelry', mcc: 5944 },
      { id: 'retail__furniture', mcc: 5712 },
      { id: 'retail__home', mcc: 5719 },
      { id: 'retail__garden', mcc: 5261 },
      { id: 'retail__electronics', mcc: 5732 },
      { id: 'retail__books', mcc: 5942 },
      { id: 'retail__toys', mcc: 5945 },
      { id: 'retail__sports', mcc: 5941 },
      { id: 'retail__cosmetics', mcc: 5977 },
      { id: 'retail__pets', mcc: 5995 },
      { id: 'retail__gifts', mcc: 5947 },
      { id: 'retail__art', mcc: 5971 },
      { id: 'retail__other', mcc: 5999 },
    ],
  },
  {
    id: 'food',
    items: [
      { id: 'food__grocery', mcc: 5411 },
      { id: 'food__bakery', mcc: 5462 },
      { id: 'food__coffee', mcc: 5499 },
      { id: 'food__restaurant', mcc: 5812 },
      { id: 'food__alcohol', mcc: 5921 },
    ],
  },
  {
    id: 'digital',
    items: [
      { id: 'digital__software', mcc: 5734 },
      { id: 'digital__media', mcc: 5815 },
      { id: 'digital__gaming', mcc: 5816 },
      { id: 'digital__courses', mcc: 8299 },
    ],
  },
  {
    id: 'services',
    items: [
      { id: 'services__consulting', mcc: 7392 },
      { id: 'services__design', mcc: 7333 },
      { id: 'services__web', mcc: 7372 },
      { id: 'services__legal', mcc: 8111 },
      { id: 'services__repair', mcc: 7699 },
      { id: 'services__crowdfunding', mcc: 8398 },
      { id: 'services__other', mcc: 7299 },
    ],
  },
  {
    id: 'health',
    items: [
      { id: 'health__salon', mcc: 7230 },
      { id: 'health__fitness', mcc: 7997 },
      { id: 'health__medical', mcc: 8099 },
      { id: 'health__supplements', mcc: 5499 },
    ],
  },
  {
    id: 'travel',
    items: [
      { id: 'travel__lodging', mcc: 7011 },
      { id: 'travel__tours', mcc: 4722 },
      { id: 'travel__transport', mcc: 4789 },
    ],
  },
  {
    id: 'events',
    items: [
      { id: 'events__tickets', mcc: 7922 },
      { id: 'events__planning', mcc: 7299 },
    ],
  },
  {
    id: 'community',
    items: [
      { id: 'community__charity', mcc: 8398 },
      { id: 'community__religious', mcc: 8661 },
      { id: 'community__membership', mcc: 8641 },
      { id: 'community__education', mcc: 8299 },
    ],
  },
  {
    id: 'making',
    items: [
      { id: 'making__construction', mcc: 1799 },
      { id: 'making__manufacturing', mcc: 5099 },
      { id: 'making__printing', mcc: 2741 },
    ],
  },
];

/** What a shop may sell, in two levels. */
export const CATEGORY_TREE: readonly CategoryGroup[] = GROUPS.map(({ id: group, items }) => ({
  id: group,
  type: 'group',
  get title() {
    return copy.groups[group];
  },
  items: items.map(({ id, mcc }) => ({
    id,
    type: 'mcc',
    mcc,
    get title() {
      return copy.items[id].title;
    },
    get keywords() {
      return copy.items[id].keywords.split(' ');
    },
  })),
}));

/** What the store said of itself when it was set up, as a category. */
export const INDUSTRY_TO_CATEGORY: Readonly<Record<string, CategoryId>> = {
  'fashion-apparel-accessories': 'retail__clothing',
  'health-beauty': 'retail__cosmetics',
  'electronics-computers': 'retail__electronics',
  'food-drink': 'food__grocery',
  'home-furniture-garden': 'retail__home',
  'education-and-learning': 'community__education',
  'arts-and-crafts': 'retail__art',
  'sports-and-recreation': 'retail__sports',
  'books-and-stationery': 'retail__stationery',
  other: 'retail__other',
};
