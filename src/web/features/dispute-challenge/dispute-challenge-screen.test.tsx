import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { getDispute } from '#contract/disputes.ts';
import { getEvidenceDesk } from '#contract/evidence.ts';
import { saveOptions } from '#contract/options.ts';
import { button, challengePage, due, field, PHYSICAL, saved } from '#tests/challenge-page.ts';
import { aDispute } from '#tests/factories/dispute.ts';
import { anEvidenceDesk } from '#tests/factories/evidence-desk.ts';
import { refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { setClockOffset } from '#web/shared/now.ts';
import { paths } from '#web/shared/paths.ts';

const page = challengePage();

describe('which dispute', () => {
  test('without an id', async () => {
    await openScreen('/wp-admin/admin.php?page=wc-admin&path=/payments/disputes/challenge');
    expect(screen.getByRole('heading', { name: 'Dispute not loaded' })).toBeTruthy();
  });

  test('that does not exist', async () => {
    page.server().answer(getDispute, () => refuse('resource_missing'));
    await openScreen(paths.challenge('dp_1'));
    expect(await screen.findByRole('heading', { name: 'There is no dispute at this address' })).toBeTruthy();
  });

  test('that cannot be read can be tried again', async () => {
    page.server().answer(getDispute, () => refuse('wcpay_server_error'));
    await openScreen(paths.challenge('dp_1'));
    await screen.findByText('Error retrieving dispute.');
    page.server().answer(getDispute, () => aDispute({ evidence_details: due(5) }));
    page.server().answer(getEvidenceDesk, () => anEvidenceDesk());
    await userEvent.click(button('Try again'));
    expect(await screen.findByRole('combobox', { name: 'Product type' })).toBeTruthy();
  });

  test('shows what it is about and how long there is', async () => {
    await page.open();
    for (const words of ['€248.00 EUR', 'Product not received', 'Ada Lovelace', '5 days left'])
      expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: '#10482' })).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Back to the payment' });
    expect(back.getAttribute('href')).toContain('path=/payments/transactions/details&id=pi_1');
    expect(screen.getByText('$284.40')).toBeTruthy();
  });
});

describe('the product type', () => {
  test('begins with a placeholder nobody can choose, and nothing is asked', async () => {
    await page.open({});
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Product type' });
    expect([...select.options].map(({ text, disabled }) => [text, disabled])).toEqual([
      ['Select one…', true],
      ['Physical product', false],
      ['Digital product or service', false],
      ['Offline service', false],
      ['Multiple product types', false],
    ]);
    expect(screen.queryByRole('heading', { name: 'General evidence' })).toBeNull();
    await userEvent.selectOptions(select, 'Physical product');
    expect(screen.getByRole('heading', { name: 'Shipping' })).toBeTruthy();
    await userEvent.selectOptions(select, 'Offline service');
    expect(screen.queryByRole('heading', { name: 'Shipping' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Service details' })).toBeTruthy();
    await saved();
    expect(page.drafts().at(-1)).toMatchObject({ product_type: 'offline_service' });
  });
});

describe('suggestions', () => {
  const suggestions = [
    { field: 'shipping_carrier', value: 'DHL', source: 'shipment' as const },
    { field: 'shipping_tracking_number', value: '0087 4412', source: 'shipment' as const },
  ];

  test('are no evidence until somebody takes them', async () => {
    await page.open({ ...PHYSICAL, suggestions });
    expect(field('Shipping carrier').value).toBe('');
    expect(screen.getAllByText('We found one: see the suggestion.').length).toBeGreaterThan(0);
    await userEvent.click(button('Use all 2'));
    expect(field('Shipping carrier').value).toBe('DHL');
    expect(field('Tracking number').value).toBe('0087 4412');
    expect(screen.queryByRole('button', { name: 'Use all 2' })).toBeNull();
    await saved();
  });

  test('can be taken one by one, or ignored', async () => {
    await page.open({ ...PHYSICAL, suggestions });
    await userEvent.click(button('Use tracking number'));
    expect(field('Tracking number').value).toBe('0087 4412');
    expect(field('Shipping carrier').value).toBe('');
    await userEvent.click(button('Ignore'));
    expect(screen.queryByText(/^Suggested from/)).toBeNull();
  });
});

describe('what is kept here', () => {
  const ENOUGH = { shipping_carrier: 'UPS', shipping_tracking_number: '1Z9', product_description: 'A pen' };
  const TWO = { shipping_carrier: 'UPS', product_description: 'A pen' };

  test.each([
    ['nothing', {}, 'yes', {}, /^No evidence is kept here/],
    ['enough', ENOUGH, 'yes', {}, /In the last hour before the deadline it is handed in for you/],
    ['too little', TWO, 'yes', {}, /It is too little to be handed in for you/],
    ['not wanted', ENOUGH, 'no', {}, /It gets there only if you save it for later or submit it/],
    ['saved for later', ENOUGH, 'yes', ENOUGH, /^With the bank at the deadline/],
    [
      'changed since, too little',
      TWO,
      'yes',
      { product_description: 'A pen' },
      /^What you saved for later goes/,
    ],
    ['changed since, not wanted', ENOUGH, 'no', TWO, /^What you saved for later goes/],
    ['changed since, enough', ENOUGH, 'yes', TWO, /In the last hour before the deadline/],
  ] as const)('says how it stands with the bank: %s', async (_, evidence, hand_in, sent, words) => {
    const evidence_details = { ...due(5), has_evidence: Object.keys(sent).length > 0 };
    await page.open({ ...PHYSICAL, evidence, hand_in }, { evidence: sent, evidence_details });
    const card = screen.getByRole('region', { name: 'At the deadline' });
    expect(within(card).getByText(words)).toBeTruthy();
    expect(within(card).getByRole<HTMLInputElement>('checkbox').checked).toBe(hand_in === 'yes');
  });

  test.each(['unasked', 'yes'] as const)('has its deadline explained in one place: %s', async (hand_in) => {
    const evidence_details = { ...due(5), has_evidence: true };
    await page.open({ ...PHYSICAL, evidence: ENOUGH, hand_in }, { evidence: ENOUGH, evidence_details });
    const card = screen.getByRole('region', { name: 'At the deadline' });
    const sentences = screen.getAllByText(
      /deadline|saved for later|handed in|time to respond|days left|York time/i,
    );
    expect(sentences.length).toBeGreaterThan(3);
    expect(sentences.filter((words) => !card.contains(words))).toEqual([]);
  });

  test('is asked about once, for the store', async () => {
    page.server().answer(saveOptions, () => ({}));
    await page.open({ ...PHYSICAL, hand_in: 'unasked' });
    const question = screen.getByRole('region', { name: 'Shall drafts be handed in at the deadline?' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.click(within(question).getByRole('button', { name: 'No, I submit it myself' }));
    await waitFor(() => expect(screen.queryByText('Shall drafts be handed in at the deadline?')).toBeNull());
    expect(page.server().asked(saveOptions)[0]?.body).toEqual({ wcpay_dispute_drafts_handed_in: 'no' });
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });
});

describe('time', () => {
  test.each([
    [true, /^What you saved for later goes to the bank by itself\./],
    [false, /^Nothing was saved for later, and what was kept here is with the bank only if/],
  ])('that runs out while the page is open is told; saved for later: %s', async (has_evidence, words) => {
    await page.open(PHYSICAL, { evidence_details: { ...due(0), has_evidence } });
    expect(screen.queryByText('The time to respond is over')).toBeNull();
    act(() => setClockOffset(120));
    expect(await screen.findByText('The time to respond is over')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText('Past due')).toBeTruthy();
  });
});

describe('evidence that was submitted', () => {
  const evidence = { customer_name: 'Ada', receipt: 'file_1', shipping_date: '2025-11-03' };
  const metadata = { __product_type: 'physical_product', receipt: 'receipt.pdf' };

  test('can be read and not changed', async () => {
    await page.open({}, { status: 'under_review', evidence, metadata });
    expect(screen.getByText('Evidence is already submitted. Details below are read-only.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Submit evidence' })).toBeNull();
    expect(button('receipt.pdf')).toBeTruthy();
    expect(screen.getByText('Nov 3, 2025')).toBeTruthy();
    expect(screen.getAllByText('None').length).toBeGreaterThan(3);
    expect(screen.queryByText('Product description')).toBeNull(); // Empty texts of many lines are left out.
  });

  test.each(['won', 'lost', 'charge_refunded', 'warning_under_review', 'warning_closed'] as const)(
    'is read-only when %s',
    async (status) => {
      await page.open(
        {},
        { status, evidence, metadata: { ...metadata, __evidence_submitted_at: '1763180000' } },
      );
      expect(screen.getByText('Evidence is already submitted. Details below are read-only.')).toBeTruthy();
    },
  );

  test.each(['lost', 'charge_refunded', 'warning_closed'] as const)(
    'is not claimed where nothing was ever submitted: %s',
    async (status) => {
      await page.open({}, { status, evidence: {}, metadata: {} });
      expect(
        screen.getByText('No evidence was submitted for this dispute, and none can be any more.'),
      ).toBeTruthy();
      expect(screen.queryByText(/already submitted/)).toBeNull();
      expect(screen.queryByText('Product type')).toBeNull();
    },
  );

  test('what was typed when it ended is shown and not thrown away, wherever it was kept', async () => {
    const base = { productType: null, evidence: {} };
    const typed = { productType: null, evidence: { uncategorized_text: 'One more thing' } };
    localStorage.setItem('evidence draft dp_1 tab', JSON.stringify({ base, typed }));
    const unsent = { product_description: 'Two notebooks', uncategorized_text: 'One thing' };
    await page.open({ unsent }, { status: 'under_review', evidence, metadata });
    const notice = await screen.findByRole('region', { name: 'What you typed here was not sent' });
    expect(within(notice).getByText('Two notebooks')).toBeTruthy();
    expect(within(notice).getByText('One more thing')).toBeTruthy();
    expect(within(notice).queryByText('One thing')).toBeNull();
  });
});

test('a card number that was typed is masked, and the person is told', async () => {
  await page.open();
  fireEvent.change(field('Product description'), { target: { value: 'Card 4242 4242 4242 4242' } });
  await saved();
  expect(field('Product description').value).toBe('Card •••• 4242');
  expect(screen.getByText(/^A card number was masked\./)).toBeTruthy();
  expect(page.drafts()).toMatchObject([{ evidence: { product_description: 'Card •••• 4242' } }]);
});
