import type { Deps } from '../deps.ts';
import { completeOrders } from './complete-orders.ts';
import { accountsOf } from './customers-found.ts';
import { listRefunds } from './list-refunds.ts';
import { addNote, listNotes } from './order-notes.ts';
import { noteRefund } from './order-refunds.ts';
import { findGuestOrders, findGuestOrdersOfEmail, findOrders, findSubscriptions } from './orders-found.ts';
import { builtInRest } from './rest/built-in-rest.ts';
import type { Store } from './store.ts';
import { findCustomer, listCustomers } from './store-customers.ts';
import { customerLink, orderLink } from './store-links.ts';
import { findOrder, listOrders } from './store-orders.ts';
import { findProduct, listProducts } from './store-products.ts';
import { getStore } from './store-repository.ts';

/** The store that comes with the product: its tables are ours. */
export function builtInStore(deps: Pick<Deps, 'db' | 'config' | 'now'>): Store {
  const { db } = deps;
  return {
    listOrders: (query) => listOrders(db, query),
    findOrder: (id) => findOrder(db, id),
    listNotes: (order_id) => listNotes(db, order_id),
    addNote: (order_id, note) => addNote(deps, order_id, note),
    completeOrders: (ids, by) => completeOrders(deps, ids, by),
    noteRefund: (order_id, refund) => noteRefund(deps, order_id, refund),
    listRefunds: (order_id) => listRefunds(db, order_id),
    listCustomers: (query) => listCustomers(db, query),
    findCustomer: (id) => findCustomer(db, id),
    listProducts: (query) => listProducts(db, query),
    findProduct: (id) => findProduct(db, id),
    search: {
      accounts: (typed) => accountsOf(db, typed).ofWords(),
      accountsOfEmail: (typed) => accountsOf(db, typed).ofEmail(),
      guestOrders: (typed) => findGuestOrders(db, typed),
      guestOrdersOfEmail: (typed) => findGuestOrdersOfEmail(db, typed),
      orders: (typed, known) => findOrders(db, typed, known),
      subscriptions: (typed) => findSubscriptions(db, typed),
    },
    rest: builtInRest(deps),
    profile: () => getStore(deps),
    links: { order: orderLink, customer: customerLink },
  };
}
