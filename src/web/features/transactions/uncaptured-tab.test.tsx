import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { cancelAuthorization, captureAuthorization, listAuthorizations } from '#contract/authorizations.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { anAuthorizationReply } from '#tests/factories/authorization-reply.ts';
import { type fakeServer, refuse } from '#tests/fake-server.ts';
import { fresh, rowOf, uncapturedPage } from '#tests/uncaptured-page.tsx';

const page = uncapturedPage();
const { answerRows, open } = page;
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = page.server();
});
/** A message stands in its corner and, for those who hear it, in a region of its own. */
const shown = (text: string) => screen.findAllByText(text, undefined, { timeout: 4000 });

test('rows in their columns, with the count on the tab and the oldest first', async () => {
  answerRows([anAuthorizationReply()]);
  await open();
  const cells = within(await rowOf(/Ada Lovelace/)).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '',
    'Details',
    'Nov 14, 2023 17:13',
    'Nov 21, 2023 17:13 Expired',
    '$20.00',
    'Ada Lovelace',
    'Normal',
    '#12',
    'CaptureCancel',
  ]);
  expect((await screen.findByRole('link', { name: /^Uncaptured\s*1/ })).getAttribute('aria-current')).toBe(
    'page',
  );
  expect(server.asked(listAuthorizations)[0]?.query).toMatchObject({ sort: 'created', direction: 'asc' });
});

test('the capture-by column sorts by the deadline', async () => {
  answerRows([fresh()]);
  await open();
  await rowOf(/Ada/);
  await userEvent.click(screen.getByRole('button', { name: 'Capture by' }));
  await userEvent.click(screen.getByRole('button', { name: 'Capture by' }));
  await waitFor(() => expect(server.asked(listAuthorizations)).toHaveLength(3));
  expect(server.asked(listAuthorizations).map(({ query }) => [query.sort, query.direction])).toEqual([
    ['created', 'asc'],
    ['capture_by', 'asc'],
    ['capture_by', 'desc'],
  ]);
});

test.each([
  ['a week', 0, '6 days left', 'muted'],
  ['a day', 7 * 86_400 - 86_000, '23 hours left', 'bad'],
])('with %s before it, the deadline says how much is left', async (_, earlier, words, look) => {
  const now = Math.floor(Date.now() / 1000);
  answerRows([fresh({ capture_before: utcInstant(epochSeconds(now + 7 * 86_400 - 60 - earlier)) })]);
  await open();
  const text = await screen.findByText((content) => content.startsWith(words));
  expect(text.className).toBe(look);
});

test('what cannot wait is said above the list, one press from the order of deadlines', async () => {
  answerRows([fresh()], { ending: 1 });
  await open();
  const notice = within(await screen.findByRole('region', { name: '1 hold ends within a day' }));
  expect(server.asked(listAuthorizations)[0]?.query).toMatchObject({ sort: 'created' });
  await userEvent.click(notice.getByRole('button', { name: 'Sort by deadline' }));
  await waitFor(() =>
    expect(server.asked(listAuthorizations).at(-1)?.query).toMatchObject({
      sort: 'capture_by',
      direction: 'asc',
    }),
  );
  expect(notice.queryByRole('button')).toBeNull();
});

test('nothing is said where no hold is about to end', async () => {
  answerRows([fresh()], { ending: 0 });
  await open();
  await rowOf(/Ada/);
  expect(screen.queryByText(/within a day/)).toBeNull();
});

test('each currency has a total of its own', async () => {
  const totals = [
    { currency: currency('usd'), count: 2, total: minor(4000) },
    { currency: currency('jpy'), count: 1, total: minor(500) },
  ];
  answerRows([fresh()], { all_currencies: [currency('usd'), currency('jpy')], totals });
  await open();
  await rowOf(/Ada/);
  expect((await screen.findByText('Total')).textContent).toMatch(/Total \$40\.00 USD · ¥500 JPY/);
});

test('empty and failed say so', async () => {
  answerRows([]);
  await open();
  expect(await screen.findByRole('heading', { name: 'Nothing waits to be captured' })).toBeTruthy();
});

test('a failed read shows its sentence and a way to try again', async () => {
  answerRows([]);
  server.answer(listAuthorizations, () => refuse('wcpay_server_error'));
  await open();
  expect(await screen.findByText('Error retrieving uncaptured transactions.')).toBeTruthy();
  answerRows([fresh()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rowOf(/Ada/)).toBeTruthy();
});

describe('one payment', () => {
  test('its buttons say what they do before they are pressed', async () => {
    answerRows([fresh()]);
    await open();
    const words = (name: RegExp) => {
      const id = screen.getByRole('button', { name }).getAttribute('aria-describedby') ?? '';
      return document.getElementById(id)?.textContent;
    };
    await rowOf(/Ada/);
    const said =
      /^Capture and approve charge the customer the amount of the row; the fee.* is taken off it\. Cancel and block charge nobody and cost nothing\.$/;
    expect(words(/^Capture the payment/)).toMatch(said);
    expect(words(/^Cancel the payment/)).toMatch(said);
  });

  test('is captured once, however often the button is pressed, and told about', async () => {
    answerRows([fresh()]);
    let release: () => void = () => undefined;
    server.answer(
      captureAuthorization,
      () => new Promise((resolve) => (release = () => resolve({ id: 'pi_1', status: 'succeeded' }))),
    );
    await open();
    const button = await screen.findByRole('button', { name: 'Capture the payment for order #12' });
    await userEvent.dblClick(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(
      screen.getByRole('button', { name: 'Cancel the payment for order #12' }).hasAttribute('disabled'),
    ).toBe(true);
    release();
    await shown('Payment for order #12 captured successfully. Amount: $20.00.');
    expect(server.asked(captureAuthorization)).toMatchObject([
      { path: expect.stringContaining('/orders/12/'), body: { payment_intent_id: 'pi_1' } },
    ]);
    // The lists are read again, because they say something else now.
    await waitFor(() => expect(server.asked(listAuthorizations).length).toBeGreaterThan(1));
  });

  test('captured, its row stays and says so until the pointer leaves; the one below does not move up', async () => {
    const other = fresh({ payment_intent_id: 'pi_2', customer_name: 'Grace Hopper' });
    answerRows([fresh(), other]);
    server.answer(captureAuthorization, () => {
      answerRows([other]);
      return { id: 'pi_1', status: 'succeeded' };
    });
    await open();
    const user = userEvent.setup();
    await user.click(within(await rowOf(/Ada/)).getByRole('button', { name: /^Capture/ }));
    expect(await within(await rowOf(/Ada/)).findByText('Captured')).toBeTruthy();
    await waitFor(() => expect(server.asked(listAuthorizations).length).toBeGreaterThan(1));
    const [, first, second] = screen.getAllByRole('row');
    expect([first?.textContent, second?.textContent]).toEqual([
      expect.stringContaining('Ada Lovelace'),
      expect.stringContaining('Grace Hopper'),
    ]);
    await user.hover(await rowOf(/Grace/));
    await user.hover(screen.getByRole('heading', { name: 'Transactions' }));
    await waitFor(() => expect(screen.queryByText('Ada Lovelace')).toBeNull());
  });

  test('is captured only when the answer says so', async () => {
    answerRows([fresh()]);
    server.answer(captureAuthorization, () => ({ id: 'pi_1', status: 'requires_capture' }));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Capture the payment/ }));
    await shown(
      'There has been an error capturing the payment for order #12. The payment capture failed to complete.',
    );
  });

  test('is cancelled after a question', async () => {
    answerRows([fresh()]);
    server.answer(cancelAuthorization, () => ({ id: 'pi_1', status: 'canceled' }));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Cancel the payment for/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this payment of $20.00?' });
    expect(server.asked(cancelAuthorization)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the payment' }));
    await shown('Payment for order #12 canceled successfully. Amount: $20.00.');
  });

  test('refused, it says why, and the next press is a new request', async () => {
    answerRows([fresh()]);
    server.answer(captureAuthorization, () => refuse('wcpay_payment_uncapturable'));
    await open();
    const button = await screen.findByRole('button', { name: /^Capture the payment/ });
    await userEvent.click(button);
    await shown(
      'There has been an error capturing the payment for order #12. This payment cannot be processed in its current state.',
    );
    await userEvent.click(button);
    await waitFor(() => expect(server.asked(captureAuthorization)).toHaveLength(2));
    const [first, second] = server.asked(captureAuthorization);
    expect(first?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.key).not.toBe(first?.key);
  });

  test('unclear, it is being confirmed under the same key until the answer is known', async () => {
    answerRows([fresh()]);
    let asked = 0;
    server.answer(captureAuthorization, () => {
      asked += 1;
      return asked < 2 ? refuse('operation_in_progress') : { id: 'pi_1', status: 'succeeded' };
    });
    await open();
    const button = await screen.findByRole('button', { name: /^Capture the payment/ });
    await userEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText(/error capturing/)).toBeNull();
    await shown('Payment for order #12 captured successfully. Amount: $20.00.');
    expect(new Set(server.asked(captureAuthorization).map(({ key }) => key)).size).toBe(1);
  });

  test('held by the rules, it is approved or blocked', async () => {
    answerRows([fresh({ is_held_for_review: true })]);
    server.answer(captureAuthorization, () => ({ id: 'pi_1', status: 'succeeded' }));
    await open();
    const row = within(await rowOf(/Ada/));
    expect(row.getByText('Held for review')).toBeTruthy();
    expect(row.getByText('Normal')).toBeTruthy();
    expect(row.getByRole('button', { name: /^Block the payment/ }).hasAttribute('disabled')).toBe(false);
    await userEvent.click(row.getByRole('button', { name: /^Approve the payment/ }));
    await shown('Payment for order #12 captured successfully. Amount: $20.00.');
  });
});
