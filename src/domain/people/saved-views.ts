import type { Capability } from './capabilities.ts';

/** Every list that views are saved of, with what opens the list. */
export const VIEWED_LISTS = {
  transactions: 'see_payments',
  uncaptured: 'see_payments',
  blocked: 'see_payments',
  payouts: 'see_payouts',
  disputes: 'see_payments',
  orders: 'see_payments',
  products: 'see_payments',
  customers: 'see_customers',
  bank: 'see_payouts',
  documents: 'see_payouts',
  audit: 'read_audit',
  security: 'see_payments',
  people: 'manage_people',
} as const satisfies Readonly<Record<string, Capability>>;
export type ViewedList = keyof typeof VIEWED_LISTS;

export const VIEW_NAME_MAX = 60;
/** One menu holds them: so many of a person's own, and as many that the store shares, for each list. */
export const VIEWS_MAX = 30;

type View = Readonly<{
  list: ViewedList;
  owner_id: number;
  is_shared: boolean;
  parameters: Readonly<Record<string, unknown>>;
}>;
type Person = Readonly<{ user_id: number; capabilities: readonly string[] }>;

/** A shared view stands in everybody's menu as a setting of the store does, so whoever changes settings decides of it. */
export const mayShareViews = ({ capabilities }: Pick<Person, 'capabilities'>): boolean =>
  capabilities.includes('change_settings');

export const maySeeList = (list: ViewedList, { capabilities }: Pick<Person, 'capabilities'>): boolean =>
  capabilities.includes(VIEWED_LISTS[list]);

/** What others search for is a customer's name more often than not. */
const namesCustomers = ({ parameters }: View): boolean => parameters.search !== undefined;

export function maySeeView(view: View, person: Person): boolean {
  if (!maySeeList(view.list, person)) return false;
  if (view.owner_id === person.user_id) return true;
  return view.is_shared && (!namesCustomers(view) || person.capabilities.includes('see_customers'));
}

/** Shared, it is the store's: whoever made it may have left, or may no longer decide for the others. */
export const mayChangeView = (view: View, person: Person): boolean =>
  maySeeView(view, person) && (view.is_shared ? mayShareViews(person) : view.owner_id === person.user_id);

/** Whether one more finds room beside so many. */
export const hasRoomForView = (count: number): boolean => count < VIEWS_MAX;
