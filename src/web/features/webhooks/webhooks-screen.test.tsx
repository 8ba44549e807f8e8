import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  rotateWebhook,
  sendDeliveryAgain,
  type Webhook,
  type WebhookDelivery,
} from '#contract/webhooks.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const AT = utcInstant(epochSeconds(1_790_000_000));
const aDelivery = (over: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  ...{
    id: 5,
    topic: 'payout.updated',
    object_id: 'po_1',
    state: 'failed',
    attempts: 2,
    created: AT,
    attempted: AT,
  },
  ...{ due: null, took_ms: 31, answer_status: 500, error: null },
  ...over,
});
const aWebhook = (over: Partial<Webhook> = {}): Webhook => ({
  ...{ id: 3, kind: 'own', name: 'Books', status: 'active', topics: ['payout.updated', 'payment.created'] },
  ...{
    url: 'https://books.example/hooks',
    user_email: 'amara@example.com',
    failures: 0,
    waiting: 0,
    created: AT,
  },
  ...{ former_until: null, last: null },
  ...over,
});

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  server.answer(listWebhookDeliveries, () => ({ data: [aDelivery()], total_count: 1 }));
});
const answerWith = (...data: Webhook[]) => server.answer(listWebhooks, () => ({ data }));
const expectMessage = (words: string) => waitFor(() => expect(document.body.textContent).toContain(words));

test('who is told of what, and how the last delivery went', async () => {
  answerWith(
    aWebhook({ last: aDelivery(), waiting: 2 }),
    aWebhook({ id: 4, kind: 'store', name: 'Tool', topics: ['order.created'], status: 'disabled' }),
  );
  await openScreen(paths.webhooks());
  const row = await screen.findByRole('row', { name: /Books/ });
  for (const words of ['Payouts, Payments', 'Countinghouse', 'On', '2 waiting', 'Failed'])
    expect(row.textContent).toContain(words);
  const other = screen.getByRole('row', { name: /Tool/ });
  for (const words of ['Orders', 'WooCommerce', 'Turned off', 'Nothing yet'])
    expect(other.textContent).toContain(words);
});

test('one is added, and its secret is shown once', async () => {
  answerWith();
  server.answer(createWebhook, () => ({ ...aWebhook(), secret: 'whsec_once' }));
  await openScreen(paths.webhooks());
  expect(await screen.findByText('No webhooks yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add a webhook' }));
  const form = await screen.findByRole('dialog');
  await userEvent.click(within(form).getByRole('button', { name: 'Add the webhook' }));
  for (const words of ['Say what listens there.', 'Choose at least one kind of event.'])
    expect(within(form).getByText(words)).toBeTruthy();
  expect(server.asked(createWebhook)).toHaveLength(0);
  await userEvent.type(within(form).getByLabelText('Name'), 'Books');
  await userEvent.type(within(form).getByLabelText('Address'), 'https://books.example/hooks');
  await userEvent.click(within(form).getByLabelText('Payouts changed'));
  await userEvent.click(within(form).getByRole('button', { name: 'Add the webhook' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('whsec_once');
  expect(server.asked(createWebhook)[0]?.body).toEqual({
    ...{ kind: 'own', name: 'Books', url: 'https://books.example/hooks', topics: ['payout.updated'] },
  });
});

test('an address that leads inside is refused in words', async () => {
  answerWith();
  server.answer(createWebhook, () => refuse('webhook_address_private'));
  await openScreen(paths.webhooks());
  await userEvent.click(await screen.findByRole('button', { name: 'Add a webhook' }));
  const form = await screen.findByRole('dialog');
  await userEvent.type(within(form).getByLabelText('Name'), 'Inside');
  await userEvent.type(within(form).getByLabelText('Address'), 'http://10.0.0.1/');
  await userEvent.click(within(form).getByLabelText(/^WooCommerce/));
  await userEvent.click(within(form).getByRole('button', { name: 'Add the webhook' }));
  expect((await within(form).findByText(/leads into a private network/)).textContent).toContain(
    'WEBHOOKS_PRIVATE',
  );
  expect(server.asked(createWebhook)[0]?.body).toMatchObject({ kind: 'store', topics: ['order.created'] });
});

test('the page of one: what failed is sent again, a new secret is made, it is stopped', async () => {
  answerWith(aWebhook());
  server.answer(sendDeliveryAgain, () => aDelivery({ id: 6, state: 'waiting' }));
  server.answer(rotateWebhook, () => ({ ...aWebhook({ former_until: AT }), secret: 'whsec_new' }));
  server.answer(changeWebhook, () => aWebhook({ status: 'paused' }));
  await openScreen(paths.webhook(3));
  const row = await screen.findByRole('row', { name: /Payouts changed/ });
  expect(row.textContent).toContain('500 in 31 ms');
  await userEvent.click(within(row).getByRole('button', { name: /^Send/ }));
  await expectMessage('It is on its way once more.');
  await userEvent.click(screen.getByRole('button', { name: 'New secret' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Make a new secret' }));
  await expectMessage('whsec_new');
  await userEvent.click(screen.getByRole('button', { name: 'I have copied it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(server.asked(changeWebhook)[0]?.body).toEqual({ status: 'paused' }));
});

test('one that was turned off says so, and is removed after a question', async () => {
  answerWith(aWebhook({ status: 'disabled', failures: 12 }));
  server.answer(deleteWebhook, () => ({ id: 3, deleted: true as const }));
  await openScreen(paths.webhook(3));
  expect(await screen.findByText('This webhook was turned off')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send a test event' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the webhook' }));
  await waitFor(() => expect(server.asked(deleteWebhook)).toHaveLength(1));
});

test('what cannot be read says so, and what is gone too', async () => {
  server.answer(listWebhooks, () => refuse('wcpay_server_error'));
  await openScreen(paths.webhooks());
  expect(await screen.findByText('The webhooks could not be read.')).toBeTruthy();
});

test('one that is no more', async () => {
  answerWith();
  await openScreen(paths.webhook(99));
  expect(await screen.findByText('This webhook is not there any more.')).toBeTruthy();
});
