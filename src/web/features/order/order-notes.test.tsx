import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addOrderNote, getOrder, listOrderNotes, type Order, type OrderNote } from '#contract/orders.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { anOrderReply } from '#tests/factories/order-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const at = (second: number) => utcInstant(epochSeconds(1_700_000_000 + second));
const aNote = (over: Partial<OrderNote> = {}): OrderNote => ({
  id: 1,
  note: 'Parcel came back.',
  customer_note: false,
  author: 'Amara',
  date_created: at(60),
  ...over,
});

let server: ReturnType<typeof fakeServer>;
let notes: OrderNote[];
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  notes = [];
  server.answer(listOrderNotes, () => ({ data: notes }));
});

async function open(order: Order = anOrderReply()) {
  server.answer(getOrder, () => order);
  await openScreen(paths.order(order.id));
  await screen.findByRole('heading', { level: 1, name: `Order #${order.number}` });
}
const region = (name: string) => screen.getByRole('region', { name });

describe('notes', () => {
  test('stand in one line of time with the money, newest first', async () => {
    notes = [aNote({ note: 'Sent today', customer_note: true, date_created: at(60) })];
    await open();
    await screen.findByText('Sent today');
    const titles = [...region('Notes').querySelectorAll('.timeline-head p')].map(
      (title) => title.textContent,
    );
    expect(titles).toEqual(['Note to the customer by Amara', 'Paid $20.00']);
  });

  test('one for the staff is added, shown, and the field is empty again', async () => {
    await open();
    server.answer(addOrderNote, ({ body }) => {
      expect(body).toMatchObject({ note: 'Parcel came back.', customer_note: false });
      notes = [aNote()];
      return aNote();
    });
    await userEvent.type(screen.getByLabelText('Add a note'), '  Parcel came back. ');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Note by Amara')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Add a note').value).toBe('');
  });

  test('of a card number in one the person is told that it was masked', async () => {
    await open();
    server.answer(addOrderNote, () => aNote({ note: 'Card •••• 4242' }));
    await userEvent.type(screen.getByLabelText('Add a note'), 'Card 4242 4242 4242 4242');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    // Shown, and said aloud.
    expect(await screen.findAllByText(/The note was added\. A card number was masked/)).not.toEqual([]);
  });

  test('one that fails keeps its text, and is sent again under the same key', async () => {
    await open();
    server.answer(addOrderNote, () => refuse('wcpay_server_error'));
    await userEvent.type(screen.getByLabelText('Add a note'), 'Sent today');
    await userEvent.click(screen.getByLabelText('The customer, by email'));
    await userEvent.click(screen.getByRole('button', { name: 'Add note and send email' }));
    expect(await screen.findByText('The note was not added. Your text is still here.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Add a note').value).toBe('Sent today');

    server.answer(addOrderNote, () => aNote({ customer_note: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Add note and send email' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Add a note').value).toBe(''));
    const keys = server.asked(addOrderNote).map(({ body }) => (body as { key: string }).key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('nothing is sent when nothing was written', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(screen.getByText('Write something first.')).toBeTruthy();
    expect(server.asked(addOrderNote)).toEqual([]);
  });

  test('that cannot be read leave the rest of the page alone', async () => {
    server.answer(listOrderNotes, () => refuse('wcpay_server_error'));
    await open();
    expect(await screen.findByText('The notes could not be loaded.')).toBeTruthy();
    expect(screen.getByText('Linen notebook A5')).toBeTruthy();
  });
});
