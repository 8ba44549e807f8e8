import { fail } from '#contract/kit/errors.ts';
import type { OrderNote } from '#contract/orders.ts';
import * as contract from '#contract/woocommerce/order-parts.ts';
import { bareTimes } from '#domain/woocommerce/bare-time.ts';
import { html } from '../../http/html.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import { aroundOf } from './around.ts';
import type { Around } from './order-form.ts';
import { byOf, writesOf } from './writes-of.ts';

function wcNote(order_id: number, note: OrderNote, around: Around): contract.WcNote {
  const made = bareTimes(note.date_created, around.zone);
  const at = `/orders/${order_id}`;
  return {
    id: note.id,
    author: note.author ?? 'system',
    date_created: made.local,
    date_created_gmt: made.gmt,
    // Stores take notes for HTML, so what somebody wrote as text is escaped.
    note: html`${note.note}`.markup,
    customer_note: note.customer_note,
    _links: {
      self: around.link(`${at}/notes/${note.id}`),
      collection: around.link(`${at}/notes`),
      up: around.link(at),
    },
  };
}

const noOrder = () => fail('woocommerce_rest_shop_order_invalid_id', {});

async function readNote(context: Context, order_id: number, id: number): Promise<contract.WcNote> {
  if (!(await context.store.rest.findOrder(order_id))) throw noOrder();
  const note = await context.store.rest.findNote(order_id, id);
  if (!note) throw fail('woocommerce_rest_invalid_id', {});
  return wcNote(order_id, note, await aroundOf(context));
}

export const wcNotesRoutes: readonly Route[] = [
  route(contract.listWcNotes, async (context, { order_id, type = ['any'] }) => {
    const notes = await context.store.listNotes(order_id);
    if (!notes) throw noOrder();
    const around = await aroundOf(context);
    const isAsked = ({ customer_note }: OrderNote) =>
      type.includes('any') || type.includes(customer_note ? 'customer' : 'internal');
    return notes.filter(isAsked).map((note) => wcNote(order_id, note, around));
  }),
  route(contract.getWcNote, (context, { order_id, id }) => readNote(context, order_id, id)),
  route(contract.deleteWcNote, async (context, { order_id, id, force }) => {
    const note = await readNote(context, order_id, id);
    if (!force) throw fail('woocommerce_rest_trash_not_supported', { what: 'Order notes' });
    await writesOf(context).deleteNote(order_id, id, byOf(context));
    return note;
  }),
  route(contract.createWcNote, async (context: Context, { order_id, note, customer_note, added_by_user }) => {
    const { store, actor } = context;
    const added = await store.addNote(order_id, {
      note,
      customer_note: customer_note ?? false,
      author_id: added_by_user ? actor.user_id : null,
      key: undefined,
    });
    if (!added) throw noOrder();
    return wcNote(order_id, added, await aroundOf(context));
  }),
];
