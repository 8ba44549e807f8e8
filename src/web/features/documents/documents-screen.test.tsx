import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { downloadDocument, listDocuments, type PaymentsDocument } from '#contract/documents.ts';
import { lookUpVat, saveVat } from '#contract/vat.ts';
import { anAccountStatus } from '#tests/factories/account-status.ts';
import { aDocument } from '#tests/factories/documents-and-loans.ts';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

let server: ReturnType<typeof fakeServer>;
const opened: string[] = [];
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  opened.length = 0;
  // The browser itself would go there; here it is enough to know where.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.href);
  });
});
afterEach(() => vi.restoreAllMocks());

const answerRows = (...rows: readonly PaymentsDocument[]) =>
  server.answer(listDocuments, () => ({ data: [...rows], total_count: rows.length }));

type Search = Parameters<typeof paths.documents>[0];
const open = (country: string, isKnown: boolean, search: Search = {}) =>
  openScreen(paths.documents(search), {
    accountStatus: anAccountStatus({ country, hasSubmittedVatData: isKnown }),
  });
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const dialog = () => screen.findByRole('dialog');
const isOff = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled');
const FILE = /\/wp-json\/wc\/v3\/payments\/documents\/doc_1\?_wpnonce=first$/;

describe('the list', () => {
  test('a document, column by column, with a link to its file that carries the nonce', async () => {
    answerRows(
      aDocument(),
      aDocument({ document_id: 'doc_2', period_from: null }),
      aDocument({ document_id: 'doc_3', type: 'statement' }),
    );
    await open('US', true);
    await screen.findAllByText('Tax Invoice');
    const [, first, second, third] = await screen.findAllByRole('row');
    if (!first || !second || !third) throw new Error('three documents are there');
    expect(cellsOf(first)).toEqual([
      'Apr 1, 2026',
      'Tax Invoice',
      '2026-04-1',
      'Mar 1, 2026 to Mar 31, 2026',
      '$123.45',
      'Download',
    ]);
    expect(cellsOf(second)[3]).toBe('Tax invoice without proper period dates');
    expect(cellsOf(third)[3]).toBe('Unknown document type');
    const link = within(first).getByRole('link');
    expect(link.getAttribute('href')).toMatch(FILE);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(server.asked(listDocuments).at(-1)?.query).toMatchObject({
      sort: 'date',
      direction: 'desc',
      page: '1',
      pagesize: '25',
    });
  });

  test('days of the address travel as days, and what makes no sense is left out', async () => {
    answerRows(aDocument());
    await openScreen(`${paths.documents()}&type_is=receipt&date_after=2026-01-05&order=asc&paged=2`, {
      accountStatus: anAccountStatus(),
    });
    await screen.findAllByRole('row');
    const asked = server.asked(listDocuments).at(-1)?.query;
    expect(asked).toMatchObject({ date_after: '2026-01-05', direction: 'asc', page: '2' });
    expect(asked).not.toHaveProperty('type_is');
  });

  test('nothing yet says when something comes; a failure says its sentence and tries again', async () => {
    answerRows();
    await open('US', true);
    expect(await screen.findByText('No documents yet')).toBeTruthy();

    server.answer(listDocuments, () => refuse('wcpay_server_error'));
    document.body.replaceChildren();
    await open('US', true);
    expect(await screen.findByText('Error retrieving documents.')).toBeTruthy();
    answerRows(aDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Tax Invoice')).toBeTruthy();
  });

  test('without the flag there is no such page', async () => {
    const { featureFlags } = aPageSettings();
    const { heading } = await openScreen(paths.documents(), {
      featureFlags: { ...featureFlags, documents: false },
    });
    expect(heading.textContent).not.toBe('Documents');
  });
});

describe('tax details before the first download', () => {
  beforeEach(() => answerRows(aDocument()));
  const ask = async (country: string) => {
    await open(country, false);
    await userEvent.click(await screen.findByRole('button', { name: /^Download Tax Invoice/ }));
    return within(await dialog());
  };

  test.each([
    ['DE', 'I am registered for a VAT number', 'VAT Number', 'DE ', '123456789', '123456789', 'DE123456789'],
    ['GR', 'I am registered for a VAT number', 'VAT Number', 'EL ', '12345678', '12345678', 'EL12345678'],
    [
      'CH',
      'I am registered for a VAT number',
      'VAT Number',
      'CHE ',
      '123.456.789',
      '123456789',
      'CHE123456789',
    ],
    [
      'JP',
      'I have a Corporate Number',
      'Corporate Number',
      '',
      '1234567890123',
      '1234567890123',
      '1234567890123',
    ],
  ])('in %s: %s', async (country, box, label, prefix, typed, lookedUp, saved) => {
    server.answer(lookUpVat, () => ({ name: 'Bücher GmbH', address: 'Am Kai 1' }));
    server.answer(saveVat, () => ({ vat_number: saved, name: 'Bücher GmbH', address: 'Am Kai 1' }));
    const within = await ask(country);
    expect(isOff('Continue')).toBe(false);
    await userEvent.click(within.getByRole('checkbox', { name: box }));
    const field = within.getByRole<HTMLInputElement>('textbox', { name: label });
    expect(field.value).toBe(prefix);
    expect(isOff('Continue')).toBe(true);
    await userEvent.type(field, typed);
    expect(field.value).toBe(prefix + typed);
    await userEvent.click(within.getByRole('button', { name: 'Continue' }));

    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Business name' })).value).toBe(
      'Bücher GmbH',
    );
    expect(server.asked(lookUpVat).at(-1)?.path).toMatch(new RegExp(`/vat/${lookedUp}$`));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(opened).toEqual([expect.stringMatching(FILE)]));
    expect(server.asked(saveVat).at(-1)?.body).toEqual({
      vat_number: saved,
      name: 'Bücher GmbH',
      address: 'Am Kai 1',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('link', { name: /^Download Tax Invoice/ })).toBeTruthy();
  });

  test('in the United States nobody is asked for a number that does not exist there', async () => {
    server.answer(saveVat, () => ({ vat_number: null, name: 'A', address: 'B' }));
    const within = await ask('US');
    expect(within.queryByRole('checkbox')).toBeNull();
    await userEvent.type(within.getByRole('textbox', { name: 'Business name' }), 'A');
    await userEvent.type(within.getByRole('textbox', { name: 'Address' }), 'B');
    await userEvent.click(within.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(server.asked(saveVat).at(-1)?.body).toEqual({ name: 'A', address: 'B' });
  });

  test('without a number, the business says who it is: both or nothing', async () => {
    server.answer(saveVat, () => ({ vat_number: null, name: 'A', address: 'B' }));
    const within = await ask('DE');
    await userEvent.click(within.getByRole('button', { name: 'Continue' }));
    const name = await screen.findByRole('textbox', { name: 'Business name' });
    expect(isOff('Confirm')).toBe(true);
    await userEvent.type(name, 'A');
    await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), '  ');
    expect(isOff('Confirm')).toBe(true);
    await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), 'B');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(server.asked(saveVat).at(-1)?.body).toEqual({ name: 'A', address: '  B' });
  });

  test("a wrong number shows the server's message and keeps what was typed", async () => {
    server.answer(lookUpVat, () => refuse('vat_number_invalid'));
    const within = await ask('DE');
    await userEvent.click(within.getByRole('checkbox'));
    const field = within.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, '12');
    await userEvent.click(within.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('This is not the form of a tax number in your country.')).toBeTruthy();
    expect(field.value).toBe('DE 12');
    expect(opened).toEqual([]);
  });

  test('details that could not be saved stay, and so does the way back', async () => {
    server.answer(saveVat, () => refuse('wcpay_server_error'));
    const within = await ask('DE');
    await userEvent.click(within.getByRole('button', { name: 'Continue' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Business name' }), 'A');
    await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), 'B');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Your tax details were not saved.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Business name' }).value).toBe('A');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy();
    expect(opened).toEqual([]);
  });
});

describe('a link that names a document', () => {
  beforeEach(() => answerRows(aDocument()));

  test('downloads it in this tab, once', async () => {
    await open('US', true, { document_id: 'doc_1', document_type: 'vat_invoice' });
    await screen.findByText('Tax Invoice');
    await waitFor(() => expect(opened).toEqual([expect.stringMatching(FILE)]));
  });

  test('that is not there says so, and the page stays', async () => {
    server.answer(downloadDocument, () => refuse('resource_missing'));
    await open('US', true, { document_id: 'doc_1', document_type: 'vat_invoice' });
    expect(await screen.findByText('There is no such document')).toBeTruthy();
    expect(opened).toEqual([]);
  });

  test('asks for tax details first', async () => {
    await open('DE', false, { document_id: 'doc_1', document_type: 'vat_invoice' });
    expect(await dialog()).toBeTruthy();
    expect(opened).toEqual([]);
  });

  test('of a type nobody knows says so', async () => {
    await open('US', true, { document_id: 'doc_1', document_type: 'receipt' });
    expect(await screen.findByText('Unknown document type')).toBeTruthy();
    expect(opened).toEqual([]);
  });
});
