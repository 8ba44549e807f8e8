import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { captureAuthorization, checkAuthorizations, previewCaptures } from '#contract/authorizations.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { type fakeServer, refuse } from '#tests/fake-server.ts';
import { fresh, rowOf, uncapturedPage } from '#tests/uncaptured-page.tsx';

const page = uncapturedPage();
const { answerRows, open } = page;
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = page.server();
});

describe('several payments', () => {
  const three = ['1', '2', '3'].map((number) =>
    fresh({
      payment_intent_id: `pi_${number}`,
      customer_name: `Customer ${number}`,
      order_id: Number(number),
      order: { id: Number(number), number, url: '', customer_url: null },
    }),
  );
  const choose = async () => {
    answerRows(three);
    await open();
    await rowOf(/Customer 1/);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  };

  test('are checked first; what cannot be sent is left out, and each has its own result', async () => {
    server.answer(checkAuthorizations, () => ({
      data: [
        { payment_intent_id: 'pi_1', verdict: 'ready' as const },
        { payment_intent_id: 'pi_2', verdict: 'expired' as const },
        { payment_intent_id: 'pi_3', verdict: 'ready' as const },
      ],
    }));
    server.answer(captureAuthorization, ({ path }) =>
      path[0] === '3' ? refuse('wcpay_refunded_order_uncapturable') : { id: 'pi_1', status: 'succeeded' },
    );
    await choose();
    expect(screen.getByText('$60.00 in all')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Capture 3 payments' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Capture 3 payments?' }));
    expect(await dialog.findByText('2 payments can be sent: $40.00. 1 is left out.')).toBeTruthy();
    expect(server.asked(captureAuthorization)).toEqual([]);

    await userEvent.click(dialog.getByRole('button', { name: 'Capture 2 payments' }));

    expect(await screen.findByText('1 done, 1 failed')).toBeTruthy();
    const results = within(await screen.findByRole('list', { name: 'Chosen payments' })).getAllByRole(
      'listitem',
    );
    expect(results.map(({ textContent }) => textContent)).toEqual([
      '#1, Customer 1$20.00Captured',
      '#2, Customer 2$20.00Expired',
      '#3, Customer 3$20.00FailedPayment cannot be processed for partially or fully refunded orders.',
    ]);
    const sent = server.asked(captureAuthorization);
    expect(sent.map(({ body }) => body)).toEqual([
      { payment_intent_id: 'pi_1' },
      { payment_intent_id: 'pi_3' },
    ]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  test('what capturing them does is said before it is pressed, in each currency', async () => {
    server.answer(checkAuthorizations, () => ({
      data: three.map(({ payment_intent_id }) => ({ payment_intent_id, verdict: 'ready' as const })),
    }));
    const [usd, eur] = [currency('usd'), currency('eur')];
    server.answer(previewCaptures, () => ({
      customers: [
        { currency: usd, amount: minor(4000), count: 2 },
        { currency: eur, amount: minor(2000), count: 1 },
      ],
      balances: [
        {
          currency: usd,
          gross: minor(4000),
          fee: minor(176),
          balance: { now: minor(10_000), after: minor(13_824) },
          next_payout: null,
          leaves: null,
        },
        {
          currency: eur,
          gross: minor(2000),
          fee: null,
          balance: { now: minor(0), after: minor(2000) },
          next_payout: null,
          leaves: null,
        },
      ],
    }));
    await choose();
    await userEvent.click(screen.getByRole('button', { name: 'Capture 3 payments' }));
    const effects = await screen.findByRole('region', { name: 'What your decision does' });
    await within(effects).findByText('estimate');
    expect([...effects.querySelectorAll('.sum-line')].map(({ textContent }) => textContent)).toEqual([
      'Fee estimate, known to the cent once it is captured−$1.76 USD',
      'Your balance estimate$100.00 USD → $138.24 USD',
      'Feeknown once it is captured',
      'Your balance estimate, before the fee€0.00 EUR → €20.00 EUR',
    ]);
    expect(server.asked(previewCaptures).at(-1)?.query).toEqual({
      payment_intent_ids: ['pi_1', 'pi_2', 'pi_3'],
    });
  });

  test('nothing is sent where none can be, or where they could not be checked', async () => {
    server.answer(checkAuthorizations, () => refuse('wcpay_server_error'));
    await choose();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel 3 payments' }));
    expect(await screen.findByText('The payments could not be checked. Nothing was sent.')).toBeTruthy();
    server.answer(checkAuthorizations, () => ({
      data: three.map(({ payment_intent_id }) => ({ payment_intent_id, verdict: 'captured' as const })),
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('None of them can be sent. 3 are left out.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel 0 payments' }).hasAttribute('disabled')).toBe(true);
  });
});
