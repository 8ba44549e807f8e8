import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answerDispute,
  type Dispute,
  getDispute,
  listDisputes,
  summarizeDisputes,
} from '#contract/disputes.ts';
import { fail } from '#contract/errors.ts';
import {
  type EvidenceDesk,
  getEvidenceDesk,
  removeEvidenceFile,
  saveEvidenceDraft,
} from '#contract/evidence.ts';
import { getFileContent } from '#contract/files.ts';
import { FILES_EXCEED_LIMIT } from '#domain/disputes/evidence-limits.ts';
import { minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { aDispute } from '#tests/factories/dispute.ts';
import { anEvidenceDesk } from '#tests/factories/evidence-desk.ts';
import { aPdf } from '#tests/factories/evidence-file.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { fakeUploads } from '#tests/fake-uploads.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const NOW = epochSeconds(Math.floor(Date.now() / 1000));
const due = (days: number) => ({
  has_evidence: false,
  due_by: epochSeconds(NOW + days * DAY_S + 60),
  past_due: false,
  submission_count: 0,
});
const PHYSICAL = { product_type: 'physical_product' } as const;

let server: ReturnType<typeof fakeServer>;
let uploads: ReturnType<typeof fakeUploads>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  uploads = fakeUploads();
  localStorage.clear();
  sessionStorage.clear();
  let version = 0;
  server.answer(saveEvidenceDraft, () => ({ version: ++version, saved: utcInstant(NOW) }));
  server.answer(listDisputes, () => ({ data: [], total_count: 0 }));
  server.answer(summarizeDisputes, () => ({
    count: 0,
    total: minor(0),
    currency: '',
    totals: [],
    currencies: [],
  }));
  server.answer(removeEvidenceFile, ({ path }) => ({ field: path[1] ?? '', removed: true as const }));
});
afterEach(() => vi.unstubAllGlobals());

async function open(desk: Partial<EvidenceDesk> = PHYSICAL, dispute: Partial<Dispute> = {}) {
  const shown = aDispute({ evidence_details: due(5), ...dispute });
  server.answer(getDispute, () => shown);
  server.answer(getEvidenceDesk, () => anEvidenceDesk(desk));
  const opened = await openScreen(paths.challenge('dp_1'));
  if (shown.status === 'needs_response') await screen.findByRole('combobox', { name: 'Product type' });
  else await screen.findByText(/already submitted/);
  return opened;
}
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const SLOWLY = { timeout: 5000 };
const saved = () => screen.findByText(/^Saved at/, {}, SLOWLY);
/** A message about what was just done stands on the page, and is read aloud. */
const told = (words: string) =>
  waitFor(() => expect(screen.getAllByText(words, { selector: 'p' })).toHaveLength(1), SLOWLY);
const drafts = () =>
  server.asked(saveEvidenceDraft).map(({ body }) => body as { evidence: object; base_version: number });
const choose = (name: string, file: File) => {
  const input = within(screen.getByRole('group', { name })).getByLabelText(name, { selector: 'input' });
  return userEvent.upload(input, file, { applyAccept: false });
};
const pdf = (size?: number) =>
  new File([new Uint8Array(aPdf(size === undefined ? {} : { size }))], 'receipt.pdf', {
    type: 'application/pdf',
  });
const taken = { id: 'file_9', type: 'application/pdf', purpose: 'dispute_evidence', title: null };

describe('which dispute', () => {
  test('without an id', async () => {
    await openScreen('/wp-admin/admin.php?page=wc-admin&path=/payments/disputes/challenge');
    expect(screen.getByRole('heading', { name: 'Dispute not loaded' })).toBeTruthy();
  });

  test('that does not exist', async () => {
    server.answer(getDispute, () => refuse('resource_missing'));
    await openScreen(paths.challenge('dp_1'));
    expect(await screen.findByRole('heading', { name: 'There is no dispute at this address' })).toBeTruthy();
  });

  test('that cannot be read can be tried again', async () => {
    server.answer(getDispute, () => refuse('wcpay_server_error'));
    await openScreen(paths.challenge('dp_1'));
    await screen.findByText('Error retrieving dispute.');
    server.answer(getDispute, () => aDispute({ evidence_details: due(5) }));
    server.answer(getEvidenceDesk, () => anEvidenceDesk());
    await userEvent.click(button('Try again'));
    expect(await screen.findByRole('combobox', { name: 'Product type' })).toBeTruthy();
  });

  test('shows what it is about and how long there is', async () => {
    await open();
    for (const words of ['€248.00 EUR', 'Product not received', 'Ada Lovelace', '5 days left'])
      expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: '#10482' })).toBeTruthy();
    expect(screen.getByText('$284.40')).toBeTruthy();
  });
});

describe('the product type', () => {
  test('begins with a placeholder nobody can choose, and nothing is asked', async () => {
    await open({});
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
    expect(drafts().at(-1)).toMatchObject({ product_type: 'offline_service' });
  });
});

describe('typing', () => {
  test('saves itself and says when', async () => {
    await open();
    await userEvent.type(field('Tracking number'), '1Z999');
    await saved();
    expect(drafts().at(-1)?.evidence).toMatchObject({ shipping_tracking_number: '1Z999' });
    expect(screen.getByText(/Only this tab is editing/)).toBeTruthy();
  });

  test('that reaches the limit is refused, and that is said once', async () => {
    await open({ ...PHYSICAL, evidence: { product_description: 'x'.repeat(19_998) } });
    const area = field('Product description');
    await userEvent.type(area, 'y');
    expect(area.value).toHaveLength(19_999);
    await userEvent.type(area, 'z');
    expect(area.value).toHaveLength(19_999);
    await userEvent.type(area, 'z');
    await told('Reached maximum character count for evidence');
  });

  test('that cannot be saved is kept in this browser, and leaving is asked about', async () => {
    const { history } = await open();
    server.answer(saveEvidenceDraft, () => refuse('wcpay_unavailable'));
    await userEvent.type(field('Customer name'), 'Ada');
    expect(await screen.findByText('Not saved. Your text is kept in this browser.')).toBeTruthy();
    expect(Object.values({ ...localStorage }).join()).toContain('Ada');
    history.push(paths.disputes());
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain(
      'There are unsaved changes on this page. Are you sure you want to leave and discard the unsaved changes?',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Stay on this page' }));
    expect(field('Customer name').value).toBe('Ada');
  });

  test('of a browser that died is brought back', async () => {
    const base = { productType: 'physical_product', evidence: {} };
    const typed = { productType: 'physical_product', evidence: { customer_name: 'Ada' } };
    localStorage.setItem('evidence draft dp_1 old-tab', JSON.stringify({ base, typed }));
    await open();
    expect(screen.getByText('We brought back what you typed')).toBeTruthy();
    expect(field('Customer name').value).toBe('Ada');
    await waitFor(() => expect(drafts().at(-1)?.evidence).toMatchObject({ customer_name: 'Ada' }));
    expect(localStorage.length).toBe(0);
  });

  test('of another tab is never overwritten in silence', async () => {
    await open();
    server.answer(saveEvidenceDraft, ({ body }) =>
      (body as { base_version: number }).base_version === 0
        ? refuse('evidence_draft_conflict')
        : { version: 6, saved: utcInstant(NOW) },
    );
    server.answer(getEvidenceDesk, () =>
      anEvidenceDesk({
        ...PHYSICAL,
        version: 5,
        evidence: { customer_name: 'Grace', shipping_carrier: 'DHL' },
      }),
    );
    await userEvent.type(field('Customer name'), 'Ada');
    await screen.findByText('This evidence was changed in another tab or by somebody else');
    expect(field('Shipping carrier').value).toBe('DHL');
    expect(field('Customer name').value).toBe('Ada');
    await userEvent.click(button('Submit evidence'));
    await told('Decide about the changes of the other tab first.');
    await userEvent.click(button('Use theirs: Customer name'));
    expect(field('Customer name').value).toBe('Grace');
    expect(screen.queryByText('This evidence was changed in another tab or by somebody else')).toBeNull();
  });
});

describe('suggestions', () => {
  const suggestions = [
    { field: 'shipping_carrier', value: 'DHL', source: 'shipment' as const },
    { field: 'shipping_tracking_number', value: '0087 4412', source: 'shipment' as const },
  ];

  test('are no evidence until somebody takes them', async () => {
    await open({ ...PHYSICAL, suggestions });
    expect(field('Shipping carrier').value).toBe('');
    expect(screen.getAllByText('We found one: see the suggestion.').length).toBeGreaterThan(0);
    await userEvent.click(button('Use all 2'));
    expect(field('Shipping carrier').value).toBe('DHL');
    expect(field('Tracking number').value).toBe('0087 4412');
    expect(screen.queryByRole('button', { name: 'Use all 2' })).toBeNull();
    await saved();
  });

  test('can be taken one by one, or ignored', async () => {
    await open({ ...PHYSICAL, suggestions });
    await userEvent.click(button('Use tracking number'));
    expect(field('Tracking number').value).toBe('0087 4412');
    expect(field('Shipping carrier').value).toBe('');
    await userEvent.click(button('Ignore'));
    expect(screen.queryByText(/^Suggested from/)).toBeNull();
  });
});

describe('files', () => {
  test('are uploaded, shown with size and pages, counted, and saved with the draft', async () => {
    await open();
    await choose('Receipt', pdf());
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(uploads[0]?.form).toMatchObject({
      ...{ purpose: 'dispute_evidence', dispute_id: 'dp_1', field: 'receipt' },
    });
    uploads[0]?.progress(61);
    expect(await screen.findByText('Uploading, 61%')).toBeTruthy();
    uploads[0]?.answer({ ...taken, filename: 'receipt.pdf', size: 1_800_000 });
    expect(await screen.findByText(/^1\.8 MB/)).toBeTruthy();
    expect(screen.getByText('1.8 of 4.5 MB')).toBeTruthy();
    await waitFor(() => expect(drafts().at(-1)?.evidence).toMatchObject({ receipt: 'file_9' }));
  });

  test('that were refused say why under the field, and the same file can be chosen again', async () => {
    await open();
    await choose('Receipt', pdf());
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.answer(fail('file_not_acceptable', { problem: 'tail' }));
    const group = screen.getByRole('group', { name: 'Receipt' });
    expect(await within(group).findByText(/Something else follows after the end of this file/)).toBeTruthy();
    await choose('Receipt', pdf());
    await waitFor(() => expect(uploads).toHaveLength(2));
    uploads[1]?.answer({ ...taken, filename: 'receipt.pdf', size: 900 });
    expect(await within(group).findByText('receipt.pdf')).toBeTruthy();
    expect(within(group).queryByText(/Something else follows/)).toBeNull();
  });

  test('that broke off on the way say so', async () => {
    await open();
    await choose('Receipt', pdf());
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.cut();
    expect(await screen.findByText(/The server cannot be reached/)).toBeTruthy();
  });

  test('that would be too much together with those already there are not sent', async () => {
    const receipt = { field: 'receipt', file_id: 'file_1', filename: 'old.pdf', size: 4_499_000, pages: 3 };
    await open({ ...PHYSICAL, files: [receipt], evidence: { receipt: 'file_1' } });
    await choose('Customer signature', pdf(1001));
    await told(FILES_EXCEED_LIMIT);
    expect(uploads).toHaveLength(0);
    await choose('Customer signature', pdf(1000));
    await waitFor(() => expect(uploads).toHaveLength(1));
  });

  test('on their way hold back saving and submitting', async () => {
    await open();
    await choose('Receipt', pdf());
    await waitFor(() => expect(uploads).toHaveLength(1));
    await userEvent.click(button('Save for later'));
    await userEvent.click(button('Submit evidence'));
    expect((await screen.findAllByText('Please wait until file upload is finished')).length).toBeGreaterThan(
      0,
    );
    expect(server.asked(answerDispute)).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(button('Cancel upload'));
    expect(within(screen.getByRole('group', { name: 'Receipt' })).getByText('PDF, PNG or JPEG')).toBeTruthy();
  });

  test('are taken out', async () => {
    const receipt = { field: 'receipt', file_id: 'file_1', filename: 'old.pdf', size: 900, pages: null };
    await open({ ...PHYSICAL, files: [receipt], evidence: { receipt: 'file_1' } });
    expect(screen.getByText('The pages of one file could not be counted.')).toBeTruthy();
    await userEvent.click(button('Remove old.pdf'));
    await waitFor(() => expect(drafts().at(-1)?.evidence).toMatchObject({ receipt: '' }));
    expect(server.asked(removeEvidenceFile)).toHaveLength(1);
  });

  test('that cannot be downloaded say so', async () => {
    const receipt = { field: 'receipt', file_id: 'file_1', filename: 'old.pdf', size: 900, pages: null };
    await open({ ...PHYSICAL, files: [receipt], evidence: { receipt: 'file_1' } });
    server.answer(getFileContent, () => refuse('provider_unavailable'));
    await userEvent.click(button('View old.pdf'));
    await told('Error downloading file');
  });
});

describe('saving and submitting', () => {
  const receipt = { field: 'receipt', file_id: 'file_1', filename: 'r.pdf', size: 900, pages: 1 };

  test('saving keeps everything with the payments company and returns to the list', async () => {
    const { history } = await open({ ...PHYSICAL, evidence: { receipt: 'file_1' }, files: [receipt] });
    server.answer(answerDispute, () => aDispute());
    await userEvent.type(field('Customer name'), 'Ada');
    await userEvent.click(button('Save for later'));
    await told('Evidence saved!');
    expect(button('Return to evidence submission')).toBeTruthy();
    expect(server.asked(answerDispute)[0]?.body).toEqual({
      evidence: { receipt: 'file_1', customer_name: 'Ada' },
      metadata: { receipt: 'r.pdf', __product_type: 'physical_product' },
      submit: false,
    });
    expect(history.location.href).toContain('filter=awaiting_response');
  });

  test('submitting asks first, and is final', async () => {
    const { history } = await open({ ...PHYSICAL, evidence: { customer_name: 'Ada' } });
    server.answer(answerDispute, () => aDispute({ status: 'under_review' }));
    await userEvent.click(button('Submit evidence'));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain(
      "Are you sure you're ready to submit this evidence? Evidence submissions are final.",
    );
    expect(server.asked(answerDispute)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Submit evidence' }));
    await told('Evidence submitted!');
    expect(button('View submitted evidence')).toBeTruthy();
    expect(server.asked(answerDispute)[0]?.body).toMatchObject({ submit: true });
    expect(history.location.href).toContain('filter=awaiting_response');
  });

  test.each([
    ['Save for later', 'Failed to save evidence. (This dispute no longer takes an answer.)'],
    ['Submit evidence', 'Failed to submit evidence. (This dispute no longer takes an answer.)'],
  ])('%s of a dispute that was decided meanwhile', async (name, words) => {
    await open({ ...PHYSICAL, evidence: { customer_name: 'Ada' } });
    server.answer(answerDispute, () => refuse('dispute_not_actionable'));
    await userEvent.click(button(name));
    if (name === 'Submit evidence')
      await userEvent.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Submit evidence' }),
      );
    await told(words);
    expect(screen.getByLabelText<HTMLInputElement>('Customer name').value).toBe('Ada');
  });

  test('while nobody knows how it ended nothing is called a failure, and the same words are asked again', async () => {
    await open({ ...PHYSICAL, evidence: { customer_name: 'Ada' } });
    server.answer(answerDispute, () => refuse('operation_in_progress'));
    await userEvent.click(button('Submit evidence'));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Submit evidence' }));
    await within(question).findByText(/has not answered yet/);
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Your evidence is being confirmed')).toBeTruthy();
    expect(field('Customer name').readOnly).toBe(true);
    expect(button('Submit evidence')).toHaveProperty('disabled', true);
    expect(screen.queryByText(/Failed to submit/)).toBeNull();
    server.answer(answerDispute, () => aDispute({ status: 'under_review' }));
    await userEvent.click(button('Check again'));
    await told('Evidence submitted!');
    const [first, second] = server.asked(answerDispute);
    expect(second?.body).toEqual(first?.body);
  });
});

describe('time', () => {
  test('that runs out while the page is open is told', async () => {
    await open(PHYSICAL, { evidence_details: { ...due(-1) } });
    expect(screen.getByText('The time to respond is over')).toBeTruthy();
    expect(screen.getByText('Past due')).toBeTruthy();
  });
});

describe('evidence that was submitted', () => {
  const evidence = { customer_name: 'Ada', receipt: 'file_1', shipping_date: '2025-11-03' };
  const metadata = { __product_type: 'physical_product', receipt: 'receipt.pdf' };

  test('can be read and not changed', async () => {
    await open({}, { status: 'under_review', evidence, metadata });
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
      await open({}, { status, evidence, metadata });
      expect(screen.getByText('Evidence is already submitted. Details below are read-only.')).toBeTruthy();
    },
  );

  test('what was typed when it ended is shown and not thrown away', async () => {
    const base = { productType: null, evidence: {} };
    const typed = { productType: null, evidence: { uncategorized_text: 'One more thing' } };
    localStorage.setItem('evidence draft dp_1 tab', JSON.stringify({ base, typed }));
    await open({}, { status: 'under_review', evidence, metadata });
    expect(screen.getAllByText('What you typed here was not sent').length).toBeGreaterThan(0);
    expect(screen.getByText('One more thing')).toBeTruthy();
  });
});
