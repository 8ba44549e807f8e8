import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getPayout, getPayoutProof, type Payout } from '#contract/payouts.ts';
import { listTransactions } from '#contract/transactions.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { anAccountStatus } from '#tests/factories/account-status.ts';
import { aPayoutReply, aProofReply } from '#tests/factories/payout-reply.ts';
import { aTransactionReply } from '#tests/factories/transaction-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { parseCsv } from '#tests/parse-csv.ts';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  server.answer(getPayoutProof, () => aProofReply());
  server.answer(listTransactions, () => ({ data: [aTransactionReply()], total_count: 1 }));
});
const open = (over: Partial<Payout> = {}) => {
  server.answer(getPayout, () => aPayoutReply(over));
  return openScreen(paths.payout(over.id ?? 'po_1'), { accountStatus: anAccountStatus() });
};
const proof = () => screen.getByRole('region', { name: 'Payout proof' });
const linkNames = () =>
  within(proof())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const lines = async () => {
  await screen.findByText(/^Unexplained/);
  return [...proof().querySelectorAll('.sum-line')].map((line) =>
    [...line.children]
      .map((cell) => cell.textContent)
      .filter(Boolean)
      .join(' | '),
  );
};

describe('the proof', () => {
  test('what does not add up says so and by how much', async () => {
    server.answer(getPayoutProof, () => aProofReply({ sent: minor(5001), unexplained: minor(1) }));
    await open();
    expect((await lines()).at(-1)).toBe('Unexplained: 0.01 | This payout differs from its lines by $0.01.');
    expect(document.querySelector('[data-role="check"]')?.getAttribute('data-state')).toBe('off');
  });

  test('yen have no cents', async () => {
    server.answer(getPayoutProof, () => aProofReply({ currency: currency('jpy'), unexplained: minor(-12) }));
    await open();
    expect((await lines()).at(-1)).toMatch(/^Unexplained: −12 /);
  });

  test.each([
    ['jpy', 'Unexplained: 0 | exactly'],
    ['kwd', 'Unexplained: 0.000 | exactly'],
    ['eur', 'Unexplained: 0.00 | to the cent'],
  ])('in %s what adds up is said in words of that money', async (code, words) => {
    server.answer(getPayoutProof, () => aProofReply({ currency: currency(code) }));
    await open();
    expect((await lines()).at(-1)).toBe(words);
  });

  test('our own allocation is called that', async () => {
    server.answer(getPayoutProof, () => aProofReply({ source: 'allocation' }));
    await open({ automatic: false });
    await lines();
    expect(screen.getByRole('region', { name: 'Our allocation' }).textContent).toContain(
      'We count the oldest funds',
    );
    expect(linkNames()).toEqual(['Proof as PDF']);
  });

  const other = (id: string) => ({
    id,
    created: utcInstant(epochSeconds(1_699_900_000)),
    date: utcInstant(epochSeconds(1_700_092_800)),
  });
  const hrefOf = (name: string) => within(proof()).getByRole('link', { name }).getAttribute('href');

  test('what came back with an earlier payout opens its rows and leads to that payout', async () => {
    server.answer(getPayoutProof, () =>
      aProofReply({
        lines: [
          { kind: 'payments', count: 1, amount: minor(1000), types: ['charge'] },
          { kind: 'carried_over', count: 2, amount: minor(4000), types: [] },
        ],
        carried_from: other('po_0'),
      }),
    );
    await open();
    await lines();
    expect(hrefOf('Carried over')).toBe(paths.transactions({ deposit_id: 'po_1', carried_from: 'po_0' }));
    expect(hrefOf('from the payout of Nov 16, 2023')).toBe(paths.payout('po_0'));
    expect(hrefOf('Payments')).toBe(
      paths.transactions({ deposit_id: 'po_1', type_is_in: ['charge'], carried_from_not: 'po_0' }),
    );
  });

  test('from a payout that came back its rows are reached, too', async () => {
    server.answer(getPayoutProof, () =>
      aProofReply({ source: 'returned', lines: [], count: 0, carried_into: other('po_2') }),
    );
    await open({ status: 'failed' });
    await lines();
    expect(hrefOf('The transactions it had taken')).toBe(
      paths.transactions({ deposit_id: 'po_2', carried_from: 'po_1' }),
    );
    expect(hrefOf('They left with the payout of Nov 16, 2023')).toBe(paths.payout('po_2'));
    const notice = within(screen.getByRole('region', { name: 'This payout failed' }));
    expect(notice.getByText(/It is part of the payout of Nov 16, 2023 now/)).toBeTruthy();
    expect(notice.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      paths.payout('po_2'),
    ]);
  });

  test('a line that no filter can pick out opens nothing', async () => {
    server.answer(getPayoutProof, () =>
      aProofReply({ lines: [{ kind: 'reader_fees', count: 1, amount: minor(5000), types: [] }] }),
    );
    await open();
    await lines();
    expect(linkNames()).toEqual(['Proof as PDF']);
  });

  test('is saved as a table whose lines add up', async () => {
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
        revokeObjectURL: () => undefined,
      }),
    );
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await open();
    await lines();
    await userEvent.click(within(proof()).getByRole('button', { name: 'Download proof' }));
    expect(clicked.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
      'payout-proof-po_1.csv',
    ]);
    expect(parseCsv((await saved[0]?.text()) ?? '')).toEqual([
      ['Payout ID', 'Bank reference ID', 'Line', 'Rows', 'Amount', 'Currency'],
      ['po_1', '123456789012345', 'Payments', '3', '52.00', 'USD'],
      ['po_1', '123456789012345', 'Payment fees', '3', '-2.00', 'USD'],
      ['po_1', '123456789012345', 'Lines add up to', '', '50.00', 'USD'],
      ['po_1', '123456789012345', 'Sent to your bank', '', '50.00', 'USD'],
      ['po_1', '123456789012345', 'Unexplained', '', '0.00', 'USD'],
    ]);
    vi.unstubAllGlobals();
    clicked.mockRestore();
  });

  test('a proof that cannot be read leaves the rest of the page alone', async () => {
    server.answer(getPayoutProof, () => refuse('wcpay_server_error'));
    await open();
    expect(await screen.findByText('The proof of this payout could not be read.')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Details' })).toBeTruthy();
  });
});
