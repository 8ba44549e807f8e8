import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Found, type FoundOrder, type FoundPayment, findAnything } from '#contract/search.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';

const NOTHING: Found = {
  ...{ payments: [], orders: [], subscriptions: [], customers: [] },
  ...{ payouts: [], disputes: [], transactions: [], loans: [] },
};
const created = utcInstant(epochSeconds(1_763_180_000));
const usd = { amount: minor(12_990), currency: currency('usd') };
const PAYMENT: FoundPayment = {
  ...{ id: 'pi_1', ...usd, created, customer_name: 'Amara Obi', order_number: '10482' },
  ...{ source: 'visa', source_identifier: '4242', due_by: null },
  status: { kind: 'named', status: 'paid' },
};
const ORDER: FoundOrder = {
  ...{ id: 7, number: '10482', total: minor(12_990), currency: currency('usd') },
  ...{ date_created: created, customer_name: 'Amara Obi' },
  status: 'processing',
  sandbox: null,
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  sessionStorage.clear();
  server = fakeServer();
  server.answer(findAnything, () => NOTHING);
});

async function openSearch(key = '/') {
  const opened = await openScreen(paths.helpTopics());
  const person = userEvent.setup();
  await person.keyboard(key);
  const field = await screen.findByRole('combobox', { name: /^Search for/ });
  await waitFor(() => expect(document.activeElement).toBe(field));
  return { ...opened, person, field };
}
const marked = () =>
  screen.getAllByRole('option').find((one) => one.getAttribute('aria-selected') === 'true');

test.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s opens it, Escape closes it', async (key) => {
  const { person } = await openSearch(key);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('before a word it offers pages; a word narrows them, and Enter opens the first without waiting', async () => {
  server.answer(findAnything, () => new Promise(() => undefined));
  const { person, field, history } = await openSearch();
  expect(screen.getByRole('group', { name: 'Pages' })).toBeTruthy();
  await person.type(field, 'payou');
  expect(marked()?.textContent).toContain('Payments: Payouts');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(history.location.href).toBe(paths.payouts()));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what is found stands in groups, is walked with the arrows and opened with Enter', async () => {
  server.answer(findAnything, () => ({ ...NOTHING, orders: [ORDER], payments: [PAYMENT] }));
  const { person, field, history } = await openSearch();
  await person.type(field, '10482');
  const payments = await screen.findByRole('group', { name: 'Payments' });
  expect(within(payments).getByRole('option').textContent).toMatch(
    /\$129\.90 USD from Amara Obi.*Visa •••• 4242 · Order #10482.*Paid/,
  );
  expect(marked()?.textContent).toContain('Order #10482');
  expect(field.getAttribute('aria-activedescendant')).toBe(marked()?.id);
  await person.keyboard('{ArrowDown}');
  expect(marked()?.textContent).toContain('$129.90');
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(marked()?.textContent).toContain('Order #10482');
  await person.keyboard('{ArrowUp}');
  expect(marked()?.textContent).toContain('Customers with');
  await person.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
  await waitFor(() => expect(history.location.href).toBe(paths.payment({ id: 'pi_1' })));
});

test('Enter pressed before the answer waits for it, and opens what belongs to the text', async () => {
  let resolve: (found: Found) => void = () => undefined;
  server.answer(
    findAnything,
    () =>
      new Promise<Found>((answer) => {
        resolve = answer;
      }),
  );
  const { person, field, history } = await openSearch();
  await person.type(field, '#10482{Enter}');
  await waitFor(() => expect(server.asked(findAnything)).toHaveLength(1));
  expect(screen.getByRole('dialog')).toBeTruthy();
  resolve({ ...NOTHING, orders: [ORDER] });
  await waitFor(() => expect(history.location.href).toBe(paths.order(7)));
});

/** All in one go, as from a fast hand: the page has no moment to draw anything between two of them. */
function pressAtOnce(keys: readonly string[], held: KeyboardEventInit = {}): readonly boolean[] {
  const press = (key: string) =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }),
    );
  let heard: readonly boolean[] = [];
  act(() => {
    heard = keys.map(press);
  });
  return heard;
}

test('what is typed before the search is there stands in its field, and nothing else hears it', async () => {
  await openScreen(paths.helpTopics(), {}, { isStrict: true });
  const heard = pressAtOnce(['/', 'a', 'Shift', '/', ' ', 'x', 'Backspace', '1']);
  expect(heard).toEqual([false, false, true, false, false, false, false, false]);
  const field = await screen.findByRole('combobox', { name: /^Search for/ });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field).toHaveProperty('value', 'a/ 1');
  await userEvent.keyboard('2');
  expect(field).toHaveProperty('value', 'a/ 12');
  // From now on a key belongs to whoever has the focus.
  expect(pressAtOnce(['a', 'Enter'])).toEqual([true, true]);
});

test('Enter typed ahead opens what is found', async () => {
  server.answer(findAnything, () => ({ ...NOTHING, orders: [ORDER] }));
  const { history } = await openScreen(paths.helpTopics());
  pressAtOnce([...'/10482', 'Enter']);
  await waitFor(() => expect(history.location.href).toBe(paths.order(7)));
});

test('what was typed ahead is forgotten with the search, and shortcuts stay the browser’s', async () => {
  const { person } = await openSearch();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(pressAtOnce(['a', 'Enter'])).toEqual([true, true]);
  expect(pressAtOnce(['k', 'r'], { ctrlKey: true })).toEqual([false, true]);
  expect(await screen.findByRole('combobox', { name: /^Search for/ })).toHaveProperty('value', '');
});

test('a card number never leaves the browser', async () => {
  const { field, person } = await openSearch();
  await person.click(field);
  await person.paste('4242 4242 4242 4242');
  await waitFor(() => expect(server.asked(findAnything)).toHaveLength(1));
  expect(server.asked(findAnything)[0]?.query).toEqual({ search_term: '4242' });
});

describe('nothing and failure', () => {
  test('nothing found says so and leads on to the lists', async () => {
    const { person, field } = await openSearch();
    await person.type(field, 'zzz <b>');
    expect(await screen.findByText(/^Nothing of “zzz <b>” was found/, { selector: '.subtle' })).toBeTruthy();
    const line = screen.getByRole('option', { name: 'Transactions with “zzz <b>”' });
    expect(line.getAttribute('href')).toBe(paths.transactions({ search: ['zzz <b>'] }));
  });

  test('a server that fails is named, the lists stay, and it can be asked again', async () => {
    server.answer(findAnything, () => refuse('wcpay_server_error'));
    const { person, field } = await openSearch();
    await person.type(field, 'amara');
    expect(await screen.findByText('The search did not answer.', {}, { timeout: 8000 })).toBeTruthy();
    expect(screen.getByRole('option', { name: 'Orders with “amara”' })).toBeTruthy();
    server.answer(findAnything, () => ({ ...NOTHING, payments: [PAYMENT] }));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: /Amara Obi/ })).toBeTruthy();
  });
});

test('hostile names are only text', async () => {
  const name = '<img src=x onerror="document.title=1">';
  server.answer(findAnything, () => ({ ...NOTHING, customers: [{ id: 3, name, email: 'x@y.example' }] }));
  const { person, field } = await openSearch();
  await person.type(field, 'img');
  expect((await screen.findByRole('option', { name: /onerror/ })).querySelector('img')).toBeNull();
});
