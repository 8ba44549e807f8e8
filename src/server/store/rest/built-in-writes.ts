import type { Deps } from '../../deps.ts';
import { getStore } from '../store-repository.ts';
import type { RestWrites } from '../store-rest.ts';
import { createRestCustomer, deleteRestCustomer, updateRestCustomer } from './customer-writes.ts';
import { deleteRestNote } from './note-writes.ts';
import { createRestOrder, deleteRestOrder, updateRestOrder } from './order-writes.ts';
import { createRestProduct, deleteRestProduct, updateRestProduct } from './product-writes.ts';

export const builtInWrites = (deps: Pick<Deps, 'db' | 'config' | 'now'>): RestWrites => ({
  createOrder: async (sent, by) => {
    const { currency } = await getStore(deps);
    return createRestOrder(deps, { sent, currency, by });
  },
  updateOrder: (id, sent, by) => updateRestOrder(deps, id, { sent, by }),
  deleteOrder: (id, by) => deleteRestOrder(deps, id, by),
  deleteNote: (order_id, id, by) => deleteRestNote(deps, { order_id, id }, by),
  createProduct: async (sent, by) => {
    const { currency } = await getStore(deps);
    return createRestProduct(deps, { sent, currency: currency.toLowerCase(), by });
  },
  updateProduct: (id, sent, by) => updateRestProduct(deps, id, { sent, by }),
  deleteProduct: (id, by) => deleteRestProduct(deps, id, by),
  createCustomer: (sent, by) => createRestCustomer(deps, { sent, by }),
  updateCustomer: (id, sent, by) => updateRestCustomer(deps, id, { sent, by }),
  deleteCustomer: (id, reassign, by) => deleteRestCustomer(deps, id, { reassign, by }),
});
