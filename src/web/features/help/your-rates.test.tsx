import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';

const rate = (percentage_rate: number, fixed_rate: number) => ({
  percentage_rate,
  fixed_rate,
  currency: 'usd',
});
const fees = {
  card: {
    ...{ base: rate(0.029, 30), additional: rate(0.015, 0), fx: rate(0.01, 0) },
    discount: [{ discount: 0.1 }],
  },
  ideal: { base: rate(0, 80), additional: rate(0, 0), fx: rate(0.01, 0), discount: [] },
};

test('the page about fees begins with the rates of this account', async () => {
  await openScreen(paths.help('fees', 'us'), { accountFees: fees });
  const table = within(await screen.findByRole('table', { name: 'Your rates' }));
  const rows = table.getAllByRole('row').map((row) => row.textContent);
  expect(
    rows.some((row) => /Credit \/ debit card2\.61% \+ \$0\.27 10% discount included1\.35%1%/.test(row ?? '')),
  ).toBe(true);
  expect(rows.some((row) => /iDEAL.*\$0\.80Nothing1%/.test(row ?? ''))).toBe(true);
});

test('before there is an account it says what fees are made of', async () => {
  await openScreen(paths.help('fees'), { accountFees: {} });
  expect(await screen.findByText('What a fee is made of')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
