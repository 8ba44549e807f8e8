import * as z from 'zod/mini';
import { VIEW_NAME_MAX, VIEWED_LISTS, type ViewedList } from '#domain/people/saved-views.ts';
import { endpoint } from './kit/endpoint.ts';
import { said, storeId } from './kit/fields.ts';

const LISTS = Object.keys(VIEWED_LISTS) as [ViewedList, ...ViewedList[]];
const PARAMETERS_MAX = 40;
const VALUES_MAX = 100;
const VALUE_LENGTH_MAX = 500;
const COLUMNS_MAX = 60;

const word = z.string().check(z.regex(/^\w{1,60}$/, 'Expected a name of letters, digits and underscores'));
const value = z.string().check(z.maxLength(VALUE_LENGTH_MAX));

const name = z.string().check(z.trim(), z.minLength(1, said('name')), z.maxLength(VIEW_NAME_MAX));
/** What the list's address has: filters, their match, search terms, order. Screens leave out what they no longer know. */
const parameters = z
  .record(word, z.union([value, z.array(value).check(z.maxLength(VALUES_MAX))]))
  .check(
    z.refine(
      (given) => Object.keys(given).length <= PARAMETERS_MAX,
      `Expected at most ${PARAMETERS_MAX} parameters`,
    ),
  );
/** Those that are shown. */
const columns = z.array(word).check(z.maxLength(COLUMNS_MAX));

const view = z.object({
  id: z.int(),
  name: z.string(),
  is_shared: z.boolean(),
  is_own: z.boolean(),
  may_change: z.boolean(),
  parameters: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  columns: z.array(z.string()),
});
export type SavedView = z.output<typeof view>;

/** A list is open to whoever holds what it asks for, so any of these will do; the handler looks which list it is. */
const forLists = {
  capability: 'see_payments',
  or: ['see_payouts', 'see_customers', 'read_audit', 'manage_people'],
} as const;
const path = '/wc-admin/saved-views';

export const listSavedViews = endpoint({
  method: 'GET',
  path,
  summary: 'The views of a list: one’s own and those the store shares, by their names',
  ...forLists,
  input: z.object({ list: z.enum(LISTS) }),
  reply: z.object({ data: z.array(view) }),
  errors: [],
});

export const saveView = endpoint({
  method: 'POST',
  path,
  summary:
    'Saves filters, order and columns of a list as a view; sharing it needs the right to change settings',
  ...forLists,
  class: 'write',
  input: z.object({
    list: z.enum(LISTS),
    name,
    parameters,
    columns,
    is_shared: z._default(z.boolean(), false),
  }),
  reply: view,
  errors: ['views_full'],
});

export const changeView = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Renames a view, changes what it holds, shares it or stops sharing it; what is not sent stays',
  ...forLists,
  class: 'write',
  input: z.object({
    id: storeId,
    name: z.optional(name),
    parameters: z.optional(parameters),
    columns: z.optional(columns),
    is_shared: z.optional(z.boolean()),
  }),
  reply: view,
  errors: ['resource_missing', 'views_full'],
});

export const deleteView = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Deletes a view; what the list shows stays as it is',
  ...forLists,
  class: 'write',
  input: z.object({ id: storeId }),
  reply: z.object({ deleted: z.literal(true) }),
  errors: ['resource_missing'],
});
