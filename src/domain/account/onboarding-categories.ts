import data from './onboarding-categories.json' with { type: 'json' };

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

/** What a shop may sell, in two levels. */
export const CATEGORY_TREE: readonly CategoryGroup[] = data.groups.map(({ id: group, title, items }) => ({
  id: group,
  type: 'group',
  title,
  items: items.map(({ id, keywords, ...category }) => ({
    ...category,
    id: `${group}__${id}`,
    type: 'mcc',
    keywords: keywords.split(' '),
  })),
}));

/** What the store said of itself when it was set up, as a category. */
export const INDUSTRY_TO_CATEGORY: Readonly<Record<string, string>> = data.industries;
