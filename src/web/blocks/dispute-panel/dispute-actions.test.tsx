import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { acceptDispute, type Dispute, getDispute } from '#contract/disputes.ts';
import { getOperation, listPendingOperations } from '#contract/operations.ts';
import { DISPUTE_REASONS } from '#domain/disputes/dispute-status.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { disputePanelPage, dueIn, isTold, panel } from '#tests/dispute-panel-page.tsx';
import { aDispute } from '#tests/factories/dispute.ts';
import { anEndedOperation, aPendingOperation } from '#tests/factories/operation-reply.ts';
import { refuse } from '#tests/fake-server.ts';
import { claimOf } from './dispute-claims-copy.ts';

const page = disputePanelPage();

describe('awaiting a response', () => {
  test('says what is claimed, what is at stake, until when, and what can be done', async () => {
    page.open(aDispute({ evidence_details: dueIn(5) }));
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
    page.open(aDispute({ evidence_details: dueIn(days) }));
    const card = await panel();
    const claim = within(card).getByText(claimOf('product_not_received')).closest('[data-kind]');
    expect(claim?.getAttribute('data-kind')).toBe(kind);
    expect(card.getAttribute('data-kind')).toBe(kind === 'error' ? 'alert' : null);
    expect(within(card).getByText(label)).toBeTruthy();
  });

  test.each([
    ['a draft with the provider', true, null, /You have a draft of your evidence/],
    [
      'a draft that is handed in',
      false,
      'planned',
      /in the last hour before the deadline it is handed in for you/,
    ],
    ['too little', false, 'too_little', /too little to be handed in for you/],
    [
      'a draft of a store that wants none',
      false,
      'switched_off',
      /^You have begun your evidence. It is kept here:/,
    ],
    [
      'changes to what was saved',
      true,
      'saved_before',
      /^What you saved for later goes to the bank by itself\. What you changed since is kept here/,
    ],
  ] as const)('with %s it goes on where it was left', async (_, has_evidence, draft, words) => {
    page.open(aDispute({ has_draft: true, draft, evidence_details: dueIn(5, { has_evidence }) }));
    const card = await panel();
    expect(within(card).getByText(words)).toBeTruthy();
    expect(within(card).getByRole('link', { name: 'Continue with challenge' })).toBeTruthy();
  });

  test('a customer without an e-mail address is not offered one', async () => {
    const dispute = aDispute({ evidence_details: dueIn(5), charge: 'ch_1' });
    page.open(dispute);
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
    page.open(aDispute({ evidence_details: dueIn(5) }));
    page.server().answer(acceptDispute, () => aDispute({ status: 'lost' }));
    const { dialog, confirm } = await press();
    expect(dialog.textContent).toContain('the $15.00 fee is not returned');
    await userEvent.click(confirm);
    await isTold('You have accepted the dispute for order #10482.');
    expect(page.server().asked(acceptDispute)).toHaveLength(1);
    await waitFor(() => expect(page.server().asked(getDispute).length).toBeGreaterThan(1));
  });

  test('without an order it says just that', async () => {
    page.open(aDispute({ evidence_details: dueIn(5), order: [] }));
    page.server().answer(acceptDispute, () => aDispute({ status: 'lost' }));
    await userEvent.click((await press()).confirm);
    await isTold('You have accepted the dispute.');
  });

  test('a refusal is told, and it can be tried again', async () => {
    page.open(aDispute({ evidence_details: dueIn(5) }));
    page.server().answer(acceptDispute, () => refuse('dispute_not_actionable'));
    await userEvent.click((await press()).confirm);
    await isTold('There has been an error accepting the dispute. Please try again later.');
    page.server().answer(acceptDispute, () => aDispute({ status: 'lost' }));
    await userEvent.click((await press()).confirm);
    await isTold(/You have accepted the dispute/);
  });

  test.each(['operation_in_progress', 'wcpay_server_error', 'wcpay_unavailable'] as const)(
    'what is not settled yet is never called an error, and nothing may contradict it: %s',
    async (code) => {
      page.open(aDispute({ evidence_details: dueIn(5) }));
      page.server().answer(acceptDispute, () => refuse(code));
      await userEvent.click((await press()).confirm);
      const card = await panel();
      expect(
        await within(card).findByText(
          /^Your acceptance of the dispute of €248.00, asked for .*not confirmed yet/,
        ),
      ).toBeTruthy();
      expect(screen.queryByText(/There has been an error/)).toBeNull();
      expect(
        within(card)
          .getByRole('button', { name: /^Accept dispute/ })
          .getAttribute('aria-disabled'),
      ).toBe('true');
      expect(within(card).queryByRole('link', { name: 'Challenge dispute' })).toBeNull();
      page.server().answer(acceptDispute, () => aDispute({ status: 'lost' }));
      await isTold(/You have accepted the dispute/);
    },
  );

  test('opened in the middle of it, the panel says so, locks what contradicts it, and tells how it ended', async () => {
    const money = { amount: minor(24_800), currency: currency('eur') };
    let data = [aPendingOperation({ kind: 'accept_dispute', subjects: ['dp_1'], ...money })];
    page
      .server()
      .answer(getOperation, () =>
        anEndedOperation({ kind: 'accept_dispute', state: 'failed', error_code: 'dispute_not_actionable' }),
      );
    page.server().answer(listPendingOperations, () => ({ data }));
    page.open(aDispute({ evidence_details: dueIn(5) }));
    const card = await panel();
    await within(card).findByText(/^Your acceptance of the dispute of €248.00, asked for Nov 14, 2025/);
    expect(within(card).queryByRole('link', { name: 'Challenge dispute' })).toBeNull();
    data = [];
    await screen.findAllByText(
      'There has been an error accepting the dispute. Please try again later.',
      undefined,
      { timeout: 8000 },
    );
    expect(within(card).getByRole('link', { name: 'Challenge dispute' })).toBeTruthy();
  }, 15_000);
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
    page.open(inquiry());
    const card = await panel(/Inquiry about €248.00/);
    expect(within(card).getByText(/No money has been taken yet/)).toBeTruthy();
    expect(within(card).getByRole('link', { name: 'Submit evidence' })).toBeTruthy();
    expect(within(card).queryByRole('button', { name: 'Accept dispute' })).toBeNull();
    const step = within(card).getByText('Submit evidence or issue a refund').closest('li');
    expect(step?.textContent).toContain('5 days left');
    expect(within(card).getAllByText(/5 days/)).toHaveLength(1);
    expect(within(card).queryByText(/75 days/)).toBeNull();
  });

  test('a refund leads to the order', async () => {
    page.open(inquiry());
    await refund();
    await waitFor(() =>
      expect(page.visited()).toEqual(['/wp-admin/admin.php?page=wc-orders&action=edit&id=12']),
    );
  });

  test('without an order there is nowhere to go', async () => {
    page.open(inquiry({ order: [] }));
    await refund();
    await isTold('Unable to view order. Order not found.');
    expect(page.visited()).toEqual([]);
  });
});
