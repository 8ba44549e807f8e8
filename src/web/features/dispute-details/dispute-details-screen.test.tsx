import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getDispute } from '#contract/disputes.ts';
import { aDispute } from '#tests/factories/dispute.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});

test('waits with words, then gives its place to the payment', async () => {
  let answer: (found: ReturnType<typeof aDispute>) => void = () => undefined;
  server.answer(getDispute, () => new Promise((resolve) => (answer = resolve)));
  const { history, heading } = await openScreen(paths.dispute('dp_1'));
  expect(heading.textContent).toBe('One moment please');
  expect(screen.getAllByText('Redirecting to payment details…').length).toBeGreaterThan(0);
  const replace = vi.spyOn(history, 'replace');
  const push = vi.spyOn(history, 'push');
  answer(aDispute());
  await waitFor(() =>
    expect(history.location.href).toBe(
      paths.payment({ id: 'pi_1', transaction_id: 'txn_1', type: 'dispute' }),
    ),
  );
  expect(replace).toHaveBeenCalled();
  expect(push).not.toHaveBeenCalled();
});

test.each([
  ['a dispute that cannot be read', 'dp_1'],
  ['something that is no dispute', 'nothing'],
])('%s ends in words', async (_, id) => {
  server.answer(getDispute, () => refuse('wcpay_server_error'));
  await openScreen(paths.dispute(id));
  expect((await screen.findAllByText('Error retrieving dispute')).length).toBeGreaterThan(0);
  expect(screen.getByText('Please check your network and try again.')).toBeTruthy();
});
