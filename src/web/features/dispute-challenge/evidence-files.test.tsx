import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answerDispute } from '#contract/disputes.ts';
import { getEvidencePacket, removeEvidenceFile } from '#contract/evidence.ts';
import { getFileContent } from '#contract/files.ts';
import { fail } from '#contract/kit/errors.ts';
import { evidenceLimitsCopy } from '#domain/disputes/evidence-limits-copy.ts';
import { button, challengePage, choose, PHYSICAL, pdf, taken, told } from '#tests/challenge-page.ts';
import { aJpeg } from '#tests/factories/evidence-file.ts';
import { refuse } from '#tests/fake-server.ts';

const page = challengePage();

test('a packet that cannot be put together says why, and the page stays', async () => {
  await page.open();
  page.server().answer(getEvidencePacket, () => refuse('evidence_packet_failed'));
  await userEvent.click(button('Preview as the bank reads it'));
  await told(
    'The packet could not be put together. Use fewer or smaller pictures, or shorter texts. What was given is safe and can still be sent to the bank.',
  );
  expect(button('Preview as the bank reads it')).toBeTruthy();
});

describe('files', () => {
  test('are uploaded, shown with size and pages, counted, and saved with the draft', async () => {
    await page.open();
    await choose('Receipt', pdf());
    await waitFor(() => expect(page.uploads()).toHaveLength(1));
    expect(page.uploads()[0]?.form).toMatchObject({
      ...{ purpose: 'dispute_evidence', dispute_id: 'dp_1', field: 'receipt' },
    });
    page.uploads()[0]?.progress(61);
    expect(await screen.findByText('Uploading, 61%')).toBeTruthy();
    page.uploads()[0]?.answer({ ...taken, filename: 'receipt.pdf', size: 1_800_000 });
    expect(await screen.findByText(/^1\.8 MB/)).toBeTruthy();
    expect(screen.getByText('1.8 of 4.5 MB')).toBeTruthy();
    await waitFor(() => expect(page.drafts().at(-1)?.evidence).toMatchObject({ receipt: 'file_9' }));
  });

  test('that were refused say why under the field, and the same file can be chosen again', async () => {
    await page.open();
    await choose('Receipt', pdf());
    await waitFor(() => expect(page.uploads()).toHaveLength(1));
    page.uploads()[0]?.answer(fail('file_not_acceptable', { problem: 'tail' }));
    const group = screen.getByRole('group', { name: 'Receipt' });
    expect(await within(group).findByText(/Something else follows after the end of this file/)).toBeTruthy();
    await choose('Receipt', pdf());
    await waitFor(() => expect(page.uploads()).toHaveLength(2));
    page.uploads()[1]?.answer({ ...taken, filename: 'receipt.pdf', size: 900 });
    expect(await within(group).findByText('receipt.pdf')).toBeTruthy();
    expect(within(group).queryByText(/Something else follows/)).toBeNull();
  });

  test('that are pictures of too many pixels are refused before they are sent', async () => {
    const picture = (height: number) =>
      new File([new Uint8Array(aJpeg({ width: 5000, height }))], 'photo.jpg', { type: 'image/jpeg' });
    await page.open();
    await choose('Receipt', picture(5001));
    const group = screen.getByRole('group', { name: 'Receipt' });
    expect(await within(group).findByText(/more than 25 million pixels.*Save a smaller copy/)).toBeTruthy();
    expect(page.uploads()).toHaveLength(0);
    await choose('Receipt', picture(5000));
    await waitFor(() => expect(page.uploads()).toHaveLength(1));
  });

  test('that broke off on the way say so', async () => {
    await page.open();
    await choose('Receipt', pdf());
    await waitFor(() => expect(page.uploads()).toHaveLength(1));
    page.uploads()[0]?.cut();
    expect(await screen.findByText(/The server cannot be reached/)).toBeTruthy();
  });

  test('that would be too much together with those already there are not sent', async () => {
    const receipt = { field: 'receipt', file_id: 'file_1', filename: 'old.pdf', size: 4_499_000, pages: 3 };
    await page.open({ ...PHYSICAL, files: [receipt], evidence: { receipt: 'file_1' } });
    await choose('Customer signature', pdf(1001));
    await told(evidenceLimitsCopy.filesExceedLimit);
    expect(page.uploads()).toHaveLength(0);
    await choose('Customer signature', pdf(1000));
    await waitFor(() => expect(page.uploads()).toHaveLength(1));
  });

  test('on their way hold back saving and submitting', async () => {
    await page.open();
    await choose('Receipt', pdf());
    await waitFor(() => expect(page.uploads()).toHaveLength(1));
    await userEvent.click(button('Save for later'));
    await userEvent.click(button('Submit evidence'));
    expect((await screen.findAllByText('Please wait until file upload is finished')).length).toBeGreaterThan(
      0,
    );
    expect(page.server().asked(answerDispute)).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(button('Cancel upload'));
    expect(within(screen.getByRole('group', { name: 'Receipt' })).getByText('PDF, PNG or JPEG')).toBeTruthy();
  });

  test('are taken out', async () => {
    const receipt = { field: 'receipt', file_id: 'file_1', filename: 'old.pdf', size: 900, pages: null };
    await page.open({ ...PHYSICAL, files: [receipt], evidence: { receipt: 'file_1' } });
    expect(screen.getByText('The pages of one file could not be counted.')).toBeTruthy();
    await userEvent.click(button('Remove old.pdf'));
    await waitFor(() => expect(page.drafts().at(-1)?.evidence).toMatchObject({ receipt: '' }));
    expect(page.server().asked(removeEvidenceFile)).toHaveLength(1);
  });

  test('that cannot be downloaded say so', async () => {
    const receipt = { field: 'receipt', file_id: 'file_1', filename: 'old.pdf', size: 900, pages: null };
    await page.open({ ...PHYSICAL, files: [receipt], evidence: { receipt: 'file_1' } });
    page.server().answer(getFileContent, () => refuse('provider_unavailable'));
    await userEvent.click(button('View old.pdf'));
    await told('Error downloading file');
  });
});
