import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acceptDispute, type Dispute, getDispute } from '#contract/disputes.ts';
import { getFileContent, getFileDetails } from '#contract/files.ts';
import { DISPUTE_REASONS, type DisputeStatus } from '#domain/disputes/dispute-status.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { aDispute } from '#tests/factories/dispute.ts';
import { givePageSettings } from '#tests/factories/page-settings.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { newQueryClient } from '#web/api/query-client.ts';
import { startSession } from '#web/api/session.ts';
import { nowSeconds } from '#web/shared/now.ts';
import { ConfirmProvider } from '#web/ui/confirm-provider.tsx';
import { LinkRoutingContext } from '#web/ui/link.tsx';
import { loadOpening } from '#web/ui/opening/load-opening.ts';
import { SnackbarProvider } from '#web/ui/snackbar/snackbar-provider.tsx';
import { claimOf } from './dispute-claims-copy.ts';
import { DisputePanels } from './dispute-panels.tsx';

let server: ReturnType<typeof fakeServer>;
let visited: string[];
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  visited = [];
  givePageSettings();
  startSession('first');
});

const dueIn = (days: number, over: Partial<Dispute['evidence_details']> = {}) => ({
  has_evidence: false,
  due_by: epochSeconds(nowSeconds() + days * DAY_S + 3600),
  past_due: false,
  submission_count: 0,
  ...over,
});

function open(...disputes: readonly Dispute[]) {
  server.answer(
    getDispute,
    ({ path: [id] }) => disputes.find((one) => one.id === id) ?? refuse('resource_missing'),
  );
  render(
    <QueryClientProvider client={newQueryClient()}>
      <LinkRoutingContext value={{ navigate: (href) => void visited.push(href) }}>
        <SnackbarProvider>
          <ConfirmProvider>
            <DisputePanels ids={disputes.map(({ id }) => id)} />
          </ConfirmProvider>
        </SnackbarProvider>
      </LinkRoutingContext>
    </QueryClientProvider>,
  );
}
const panel = (name: RegExp = /Dispute of|Inquiry about/) => screen.findByRole('region', { name });

/** A message is shown, and said aloud beside that. */
const isTold = async (words: string | RegExp) =>
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);

describe('awaiting a response', () => {
  test('says what is claimed, what is at stake, until when, and what can be done', async () => {
    open(aDispute({ evidence_details: dueIn(5) }));
    const card = await panel(/Dispute of €248.00/);
    expect(within(card).getByText('The customer says the order never arrived.')).toBeTruthy();
    expect(within(card).getByText('Product not received')).toBeTruthy();
    expect(within(card).getByText('5 days left')).toBeTruthy();
    expect(
      within(card).getByText(/\$269.40 and the \$15.00 fee are at stake. You have 5 days to respond./),
    ).toBeTruthy();
    expect(within(card).getByRole('link', { name: 'Challenge dispute' }).getAttribute('href')).toContain(
      'path=/payments/disputes/challenge&id=dp_1',
    );
    const mail = within(card).getByRole('link', { name: 'Open the e-mail we prepared' });
    expect(mail.getAttribute('href')).toMatch(/^mailto:ada@example.com\?subject=/);
    expect(within(card).getByText(/typically final about 75 days/)).toBeTruthy();
  });

  test.each([
    [9, 'warning', '9 days left'],
    [6, 'warning', '6 days left'],
    [3, 'warning', '3 days left'],
    [2, 'error', '2 days left'],
    [1, 'error', '1 day left'],
    [0, 'error', 'Last day today'],
    [-1, 'error', 'Past due'],
  ])('%d whole days left: a notice of kind %s and the label %s', async (days, kind, label) => {
    open(aDispute({ evidence_details: dueIn(days) }));
    const card = await panel();
    const notice = within(card).getByRole('region', { name: claimOf('product_not_received') });
    expect(notice.getAttribute('data-kind')).toBe(kind);
    expect(within(card).getByText(label)).toBeTruthy();
  });

  test('with a draft it goes on where it was left', async () => {
    open(aDispute({ evidence_details: dueIn(5, { has_evidence: true }) }));
    const card = await panel();
    expect(within(card).getByText(/You have a draft of your evidence/)).toBeTruthy();
    expect(within(card).getByRole('link', { name: 'Continue with challenge' })).toBeTruthy();
  });

  test('a customer without an e-mail address is not offered one', async () => {
    const dispute = aDispute({ evidence_details: dueIn(5), charge: 'ch_1' });
    open(dispute);
    const card = await panel();
    expect(within(card).queryByRole('link', { name: /e-mail/ })).toBeNull();
    expect(within(card).getByText(/We have no e-mail address/)).toBeTruthy();
  });

  test('every reason has a claim; those without their own read as a charge nobody recognizes', () => {
    const own = ['credit_not_processed', 'duplicate', 'fraudulent', 'product_not_received'];
    own.push('product_unacceptable', 'subscription_canceled', 'unrecognized');
    for (const reason of DISPUTE_REASONS)
      expect(claimOf(reason) === claimOf('unrecognized')).toBe(
        !own.includes(reason) || reason === 'unrecognized',
      );
  });
});

describe('accepting', () => {
  const press = async () => {
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Accept dispute' }));
    const dialog = await screen.findByRole('alertdialog');
    return { dialog, confirm: within(dialog).getByRole('button', { name: 'Accept dispute' }) };
  };

  test('asks, does it once, and says so with the order', async () => {
    open(aDispute({ evidence_details: dueIn(5) }));
    server.answer(acceptDispute, () => aDispute({ status: 'lost' }));
    const { dialog, confirm } = await press();
    expect(dialog.textContent).toContain('the $15.00 fee is not returned');
    await userEvent.click(confirm);
    await isTold('You have accepted the dispute for order #10482.');
    expect(server.asked(acceptDispute)).toHaveLength(1);
    await waitFor(() => expect(server.asked(getDispute).length).toBeGreaterThan(1));
  });

  test('without an order it says just that', async () => {
    open(aDispute({ evidence_details: dueIn(5), order: [] }));
    server.answer(acceptDispute, () => aDispute({ status: 'lost' }));
    await userEvent.click((await press()).confirm);
    await isTold('You have accepted the dispute.');
  });

  test('a refusal is told, and it can be tried again', async () => {
    open(aDispute({ evidence_details: dueIn(5) }));
    server.answer(acceptDispute, () => refuse('provider_unavailable'));
    const { dialog, confirm } = await press();
    await userEvent.click(confirm);
    expect(
      await within(dialog).findByText(
        'There has been an error accepting the dispute. Please try again later.',
      ),
    ).toBeTruthy();
    server.answer(acceptDispute, () => aDispute({ status: 'lost' }));
    await userEvent.click(confirm);
    await isTold(/You have accepted the dispute/);
  });

  test('what is not settled yet is never called an error', async () => {
    open(aDispute({ evidence_details: dueIn(5) }));
    server.answer(acceptDispute, () => refuse('operation_in_progress'));
    const { dialog, confirm } = await press();
    await userEvent.click(confirm);
    expect(await within(dialog).findByText(/still being confirmed/)).toBeTruthy();
    expect(within(dialog).queryByText(/There has been an error/)).toBeNull();
  });
});

describe('an inquiry', () => {
  const inquiry = (over: Partial<Dispute> = {}) =>
    aDispute({
      status: 'warning_needs_response',
      balance_transactions: [],
      evidence_details: dueIn(5),
      ...over,
    });
  const refund = async () => {
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Issue refund' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'View order to issue refund' }));
  };

  test('has taken no money, cannot be accepted, and takes evidence or a refund', async () => {
    open(inquiry());
    const card = await panel(/Inquiry about €248.00/);
    expect(within(card).getByText(/No money has been taken yet/)).toBeTruthy();
    expect(within(card).getByRole('link', { name: 'Submit evidence' })).toBeTruthy();
    expect(within(card).queryByRole('button', { name: 'Accept dispute' })).toBeNull();
    expect(within(card).getByText(/\(5 days left\)/)).toBeTruthy();
    expect(within(card).queryByText(/75 days/)).toBeNull();
  });

  test('a refund leads to the order', async () => {
    open(inquiry());
    await refund();
    await waitFor(() => expect(visited).toEqual(['/wp-admin/admin.php?page=wc-orders&action=edit&id=12']));
  });

  test('without an order there is nowhere to go', async () => {
    open(inquiry({ order: [] }));
    await refund();
    await isTold('Unable to view order. Order not found.');
    expect(visited).toEqual([]);
  });
});

describe('once no answer is awaited', () => {
  const at = '1763180000'; // Nov 15, 2025 in New York
  const submitted = { __evidence_submitted_at: at };
  const closed = { __dispute_closed_at: at };
  const cases: readonly [string, DisputeStatus, Record<string, string>, RegExp, boolean][] = [
    [
      'with the bank',
      'under_review',
      submitted,
      /submitted evidence on Nov \d+, 2025.*60 days or more/,
      true,
    ],
    ['an inquiry with the bank', 'warning_under_review', submitted, /120 days or more/, true],
    ['won', 'won', { ...submitted, ...closed }, /you won this dispute on Nov \d+, 2025/, true],
    [
      'lost in silence',
      'lost',
      closed,
      /because nobody responded in time.*\$269.40 and the \$15.00 fee were/,
      false,
    ],
    ['given up', 'lost', { ...closed, __closed_by_merchant: '1' }, /You accepted this dispute on/, false],
    ['lost after evidence', 'lost', { ...closed, ...submitted }, /reviewed your evidence/, true],
    ['an inquiry that ended', 'warning_closed', closed, /This inquiry was closed on/, false],
    ['a date nobody noted', 'won', {}, /won this dispute on -\./, true],
  ];
  test.each(cases)('%s', async (_, status, metadata, words, hasLink) => {
    open(aDispute({ status, metadata }));
    const card = await panel();
    expect(within(card).getByText(words)).toBeTruthy();
    expect(within(card).queryByRole('link', { name: 'View submitted evidence' }) !== null).toBe(hasLink);
    expect(within(card).queryByRole('button', { name: /Accept|refund/ })).toBeNull();
  });

  test('a win shows what came back, and that it cost nothing', async () => {
    const [taken] = aDispute().balance_transactions;
    if (!taken) throw new Error('the factory takes money');
    const back = { ...taken, id: 'txn_10', reporting_category: 'dispute_reversal' as const };
    open(
      aDispute({
        status: 'won',
        balance_transactions: [
          taken,
          {
            ...back,
            amount: minor(26_940),
            fee: minor(-1500),
            net: minor(28_440),
            currency: currency('usd'),
          },
        ],
      }),
    );
    const card = await panel();
    expect(
      within(card).getByText(/The disputed \$269.40 and the \$15.00 fee have been credited back/),
    ).toBeTruthy();
    const total = within(card).getByText('On your balance').closest('div');
    expect(total?.textContent).toContain('$0.00');
  });

  test('a refunded charge needs no words', async () => {
    open(aDispute({ status: 'charge_refunded' }));
    const card = await panel();
    expect(within(card).getByText('Charge refunded')).toBeTruthy();
    expect(within(card).queryByText(/lost|won|closed/i)).toBeNull();
  });
});

test('several on one payment each have a panel, the most urgent first', async () => {
  open(
    aDispute({ id: 'dp_1', status: 'lost', amount: minor(100) }),
    aDispute({ id: 'dp_2', amount: minor(200), evidence_details: dueIn(8) }),
    aDispute({ id: 'dp_3', amount: minor(300), evidence_details: dueIn(2) }),
  );
  await waitFor(async () => {
    const titles = (await screen.findAllByRole('heading', { level: 2 })).map(
      ({ textContent }) => textContent,
    );
    expect(titles).toEqual(['Dispute of €3.00 EUR', 'Dispute of €2.00 EUR', 'Dispute of €1.00 EUR']);
  });
});

test('the bank’s files are named and downloaded, and a failure says so', async () => {
  const { featureFlags } = givePageSettings();
  givePageSettings({ featureFlags: { ...featureFlags, isDisputeIssuerEvidenceEnabled: true } });
  server.answer(getFileDetails, () => ({
    ...{
      id: 'file_1',
      type: 'pdf',
      purpose: 'dispute_evidence',
      title: null,
      filename: 'claim.pdf',
      size: 4,
    },
  }));
  server.answer(getFileContent, () => refuse('resource_missing'));
  open(
    aDispute({
      evidence_details: dueIn(5),
      issuer_evidence: [
        { evidence_type: 'chargeback', file_evidence: ['file_1'], text_evidence: 'Not delivered.' },
      ],
    }),
  );
  const card = await panel();
  expect(within(card).getByText('Not delivered.')).toBeTruthy();
  await userEvent.click(await within(card).findByRole('button', { name: 'claim.pdf' }));
  await isTold('Error downloading file');
});

test('a dispute that cannot be read says so, with a way to try again', async () => {
  open();
  server.answer(getDispute, () => refuse('wcpay_server_error'));
  render(
    <QueryClientProvider client={newQueryClient()}>
      <DisputePanels ids={['dp_9']} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Error retrieving dispute.')).toBeTruthy();
  server.answer(getDispute, () => aDispute({ status: 'charge_refunded' }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await panel()).toBeTruthy();
});
