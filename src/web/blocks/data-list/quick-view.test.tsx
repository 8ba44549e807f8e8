import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { listDisputes, summarizeDisputes } from '#contract/disputes.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { aDisputeSummary } from '#tests/factories/dispute-reply.ts';
import { fakeServer } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

beforeAll(loadOpening, 30_000);

test('opening the filters keeps the quick view, and a filter narrows it further', async () => {
  const server = fakeServer();
  server.answer(listDisputes, () => ({ data: [aDisputeSummary()], total_count: 1 }));
  server.answer(summarizeDisputes, () => ({
    count: 1,
    total: minor(2000),
    currency: 'usd',
    totals: [],
    currencies: [currency('usd')],
  }));
  const { history } = await openScreen(paths.disputes({ filter: 'awaiting_response' }));
  await screen.findByRole('row', { name: /#1001/ });
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Last month' }));
  await waitFor(() =>
    expect(server.asked(listDisputes).at(-1)?.query).toMatchObject({
      search: ['warning_needs_response', 'needs_response'],
      date_between: [expect.any(String), expect.any(String)],
    }),
  );
  expect(history.location.search).toContain('filter=awaiting_response');
  expect(screen.getByRole('group', { name: 'Filter 1' })).toBeTruthy();
});
