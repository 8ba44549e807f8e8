import { fail } from '#contract/kit/errors.ts';
import { storeOrderPage } from '#domain/woocommerce/order-page.ts';
import type { Deps } from '../../deps.ts';
import { builtInStore } from '../built-in-store.ts';
import type { Store } from '../store.ts';
import { findAttached } from './attached-store-repository.ts';
import { completeMirrored } from './complete-mirrored.ts';
import { addMirroredNote, type NotesThere, withNotesThere } from './mirrored-notes.ts';

type AttachedDeps = Pick<Deps, 'db' | 'config' | 'now'> &
  Readonly<{
    provider: string;
    /** Something waits to be told to the store. */
    onWrite: () => Promise<void>;
    readNotes: (order_id: number) => Promise<NotesThere>;
  }>;

/** What was copied is read as of the built-in store; tools of others write to the store itself. */
function readStore(deps: Pick<Deps, 'db' | 'config' | 'now'>): Store {
  const { rest, ...own } = builtInStore(deps);
  const { writes: _, ...reads } = rest;
  return {
    ...own,
    rest: reads,
    findOrder: async (id) => {
      const [order, store] = await Promise.all([own.findOrder(id), findAttached(deps.db)]);
      return (
        order &&
        store && { ...order, store_url: storeOrderPage(store.url, id, store.has_order_tables ?? undefined) }
      );
    },
  };
}

/** A store that was let go of: what was copied can be read, and what only the store could do is refused. */
export function formerStoreOf(deps: Pick<Deps, 'db' | 'config' | 'now'>): Store {
  const own = readStore(deps);
  return {
    ...own,
    addNote: async (order_id, note) => {
      if (note.customer_note) throw fail('store_let_go');
      return addMirroredNote(deps, order_id, note);
    },
    completeOrders: async () => {
      throw fail('store_let_go');
    },
  };
}

/**
 * A store that already exists. Its things are mirrored in the store's own tables, so everything is read as of the built-in one;
 * what is written goes to the store by the outbox, and comes back as the store then tells it.
 */
export function attachedStore(deps: AttachedDeps): Store {
  const own = readStore(deps);
  return {
    ...own,
    listNotes: async (order_id) => {
      const ours = await own.listNotes(order_id);
      return ours && withNotesThere(deps, order_id, ours);
    },
    addNote: async (order_id, note) => {
      const added = await addMirroredNote(deps, order_id, note);
      if (added) await deps.onWrite();
      return added;
    },
    completeOrders: async (ids, by) => {
      const completed = await completeMirrored(deps, ids, by);
      if (completed.length > 0) await deps.onWrite();
      return completed;
    },
  };
}
