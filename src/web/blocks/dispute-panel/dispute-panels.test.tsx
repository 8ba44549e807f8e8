import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { getDispute } from '#contract/disputes.ts';
import { getFileContent, getFileDetails } from '#contract/files.ts';
import type { DisputeStatus } from '#domain/disputes/dispute-status.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { disputePanelPage, dueIn, isTold, panel } from '#tests/dispute-panel-page.tsx';
import { aDispute } from '#tests/factories/dispute.ts';
import { givePageSettings } from '#tests/factories/page-settings.ts';
import { refuse } from '#tests/fake-server.ts';
import { newQueryClient } from '#web/api/query-client.ts';
import { SnackbarProvider } from '#web/ui/snackbar/snackbar-provider.tsx';
import { DisputePanels } from './dispute-panels.tsx';

const page = disputePanelPage();

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
    [
      'handed in for the merchant',
      'under_review',
      { ...submitted, __handed_in_for: at },
      /^Nobody had submitted your evidence, so it was handed in for you on Nov \d+, 2025/,
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
    page.open(aDispute({ status, metadata }));
    const card = await panel();
    expect(within(card).getByText(words)).toBeTruthy();
    expect(within(card).queryByRole('link', { name: 'View submitted evidence' }) !== null).toBe(hasLink);
    expect(within(card).queryByRole('button', { name: /Accept|refund/ })).toBeNull();
  });

  test('a win shows what came back, and that it cost nothing', async () => {
    const [taken] = aDispute().balance_transactions;
    if (!taken) throw new Error('the factory takes money');
    const back = { ...taken, id: 'txn_10', reporting_category: 'dispute_reversal' as const };
    page.open(
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
    page.open(aDispute({ status: 'charge_refunded' }));
    const card = await panel();
    expect(within(card).getByText('Charge refunded')).toBeTruthy();
    expect(within(card).queryByText(/lost|won|closed/i)).toBeNull();
  });
});

test('several on one payment each have a panel, the most urgent first', async () => {
  page.open(
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
  page.server().answer(getFileDetails, () => ({
    ...{
      id: 'file_1',
      type: 'pdf',
      purpose: 'dispute_evidence',
      title: null,
      filename: 'claim.pdf',
      size: 4,
    },
  }));
  page.server().answer(getFileContent, () => refuse('resource_missing'));
  page.open(
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

test('a file of the bank whose name cannot be read says so and can still be downloaded', async () => {
  const { featureFlags } = givePageSettings();
  givePageSettings({ featureFlags: { ...featureFlags, isDisputeIssuerEvidenceEnabled: true } });
  page.server().answer(getFileDetails, () => refuse('resource_missing'));
  page.server().answer(getFileContent, () => refuse('resource_missing'));
  page.open(
    aDispute({
      evidence_details: dueIn(5),
      issuer_evidence: [{ evidence_type: 'chargeback', file_evidence: ['file_1'], text_evidence: null }],
    }),
  );
  const card = await panel();
  expect(await within(card).findByText('Error retrieving file.')).toBeTruthy();
  await userEvent.click(within(card).getByRole('button', { name: 'File 1' }));
  await isTold('Error downloading file');
});

test('a dispute that cannot be read says so, with a way to try again', async () => {
  page.open();
  page.server().answer(getDispute, () => refuse('wcpay_server_error'));
  render(
    <QueryClientProvider client={newQueryClient()}>
      <SnackbarProvider>
        <DisputePanels ids={['dp_9']} />
      </SnackbarProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Error retrieving dispute.')).toBeTruthy();
  page.server().answer(getDispute, () => aDispute({ status: 'charge_refunded' }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await panel()).toBeTruthy();
});
