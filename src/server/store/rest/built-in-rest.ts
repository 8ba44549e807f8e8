import type { Deps } from '../../deps.ts';
import { listNotes } from '../order-notes.ts';
import type { StoreRest } from '../store-rest.ts';
import { builtInWrites } from './built-in-writes.ts';
import { findRestCustomer, listRestCustomers } from './rest-customers.ts';
import { countOrdersByStatus, findRestOrder, listRestOrders, listRestRefunds } from './rest-orders.ts';
import { listRestProducts } from './rest-products.ts';
import { listSales, sumRefunded } from './rest-sales.ts';

export const builtInRest = (deps: Pick<Deps, 'db' | 'config' | 'now'>): StoreRest => {
  const { db } = deps;
  return {
    listOrders: (query) => listRestOrders(db, query),
    findOrder: (id) => findRestOrder(db, id),
    findNote: async (order_id, id) => (await listNotes(db, order_id))?.find((note) => note.id === id),
    listCustomers: (query) => listRestCustomers(db, query),
    findCustomer: (id) => findRestCustomer(db, id),
    listProducts: (query) => listRestProducts(db, query),
    countOrders: () => countOrdersByStatus(db),
    sales: (asked) => listSales(db, asked),
    refunded: (asked) => sumRefunded(db, asked),
    listRefunds: (query) => listRestRefunds(db, query),
    writes: builtInWrites(deps),
  };
};
