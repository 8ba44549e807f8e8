import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DisputeId } from '#domain/shared/ids.ts';
import { openEvidenceServer, raiseDispute, uploadEvidence } from '#tests/evidence-server.ts';
import { aPdf, aPng } from '#tests/factories/evidence-file.ts';
import type { TestServer } from '#tests/test-server.ts';
import { saveDraft } from './draft-repository.ts';

let server: TestServer;
let id: DisputeId;
beforeAll(async () => {
  server = await openEvidenceServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('evidence_library').execute();
  id = await raiseDispute(server);
});

const upload = (field: string, content: Buffer, filename?: string) =>
  uploadEvidence(server, id, { field, content, filename });
const desk = async () => (await server.get(`/disputes/${id}/desk`)).body;

describe('the library', () => {
  const keep = (body: object) => server.post('/evidence-library', { dispute_id: id, ...body });

  test('keeps a text, offers the most used first, and removes it', async () => {
    const { body: rare } = await keep({ title: 'Rare', field: 'uncategorized_text', body: 'Words' });
    const { body: often } = await keep({
      title: ' Refunds ',
      field: 'refund_policy_disclosure',
      body: 'No.',
    });
    const take = { dispute_id: id, field: 'refund_policy_disclosure' };
    expect((await server.post(`/evidence-library/${often.id}/take`, take)).body).toEqual({
      body: 'No.',
      file: null,
    });
    const { body } = await server.get('/evidence-library');
    expect(body.data.map((one: { title: string; used: number }) => [one.title, one.used])).toEqual([
      ['Refunds', 1],
      ['Rare', 0],
    ]);
    expect((await server.delete(`/evidence-library/${rare.id}`)).status).toBe(200);
    expect((await server.delete(`/evidence-library/${rare.id}`)).status).toBe(404);
  });

  test('keeps a file, which takes its place in another dispute and counts there', async () => {
    const { id: file_id } = await upload('refund_policy', aPdf({ size: 3_000_000 }), 'policy.pdf');
    const { body: entry } = await keep({ title: 'Policy', field: 'refund_policy' });
    id = await raiseDispute(server);
    const take = { dispute_id: id, field: 'refund_policy' };
    const taken = await server.post(`/evidence-library/${entry.id}/take`, take);
    expect(taken.body.file).toMatchObject({ field: 'refund_policy', file_id, filename: 'policy.pdf' });
    expect((await desk()).files).toMatchObject([{ file_id }]);
    expect(await upload('receipt', aPdf({ size: 1_500_001 }))).toMatchObject({
      code: 'evidence_files_too_large',
    });
  });

  test.each([
    ['no title', { title: '  ', field: 'uncategorized_text', body: 'x' }, 400],
    ['a text at the limit', { title: 'x', field: 'uncategorized_text', body: 'x'.repeat(20_000) }, 400],
    ['a file that is not there', { title: 'x', field: 'receipt' }, 404],
  ])('refuses %s', async (_, body, status) => {
    expect((await keep(body)).status).toBe(status);
  });

  test('puts no file where words belong', async () => {
    await upload('receipt', aPdf(), 'receipt.pdf');
    const { body: kept } = await keep({ title: 'Receipt', field: 'receipt' });
    const take = { dispute_id: id, field: 'customer_name' };
    expect(await server.post(`/evidence-library/${kept.id}/take`, take)).toMatchObject({
      status: 400,
      body: { code: 'rest_invalid_param', data: { params: { field: expect.any(String) } } },
    });
    expect((await desk()).files).toMatchObject([{ field: 'receipt' }]);
  });
});

describe('the packet', () => {
  const packet = () => server.get(`/disputes/${id}/packet`);
  const draft = (evidence: object) =>
    server.put(`/disputes/${id}/draft`, { base_version: 0, product_type: 'physical_product', evidence });

  test('is a PDF with every word and picture that was given', async () => {
    await upload('receipt', aPng(), 'photo.png');
    const { files } = await desk();
    await draft({ uncategorized_text: 'It was signed for.', receipt: files[0].file_id });
    const { status, headers, text } = await packet();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain(`evidence-${id}.pdf`);
    expect(text).toMatch(/^%PDF-/);
    expect(text).toContain('/Subtype /Image');
  });

  test('is there before anything was given, and survives a file that is gone', async () => {
    expect((await packet()).status).toBe(200);
    const evidence = { receipt: 'file_gone', customer_name: '愛 '.repeat(200) };
    const written = { base_version: 0, product_type: null, evidence, base: {}, saved_by: null };
    await saveDraft(server.db, { provider: 'simulator', dispute_id: id }, written, server.clock.now);
    expect((await packet()).status).toBe(200);
  });

  test('of the most that fits is still made', async () => {
    await draft({ uncategorized_text: 'x y '.repeat(4999), product_description: 'line\n'.repeat(3999) });
    expect((await packet()).status).toBe(200);
  });
});
