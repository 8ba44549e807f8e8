import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EVIDENCE_FILES_BYTES_MAX } from '#domain/disputes/evidence-limits.ts';
import { evidenceLimitsCopy } from '#domain/disputes/evidence-limits-copy.ts';
import type { DisputeId } from '#domain/shared/ids.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { aForm, aJpeg, aPdf, aPng } from '#tests/factories/evidence-file.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { filesRoutes } from './files-routes.ts';
import { uploadFile } from './upload-file.ts';

const FILE = '/wp-json/wc/v3/payments/file';

let server: TestServer;
let dispute_id: string;
beforeAll(async () => {
  server = await startTestServer({ routes: filesRoutes });
});
afterAll(() => server.close());
beforeEach(async () => {
  const charge = await server.simulator.pay();
  const dispute = await server.simulator.controls.raiseDispute({
    charge: charge.id,
    reason: 'product_not_received',
  });
  dispute_id = dispute.id;
});

type Sent = Readonly<{ filename?: string; content?: Buffer; fields?: Record<string, string> }>;

async function send({ filename = 'receipt.pdf', content = aPdf(), fields = {} }: Sent = {}) {
  const form = aForm({ purpose: 'dispute_evidence', ...fields }, { filename, content });
  const answer = await post(form);
  return { ...answer, body: JSON.parse(answer.text) };
}
const post = ({ payload, headers }: ReturnType<typeof aForm>) =>
  server.inject({ method: 'POST', url: FILE, headers: { ...server.asAdministrator, ...headers }, payload });
const evidence = (field = 'receipt') => ({ dispute_id, field });
const attachedBytes = async () => {
  const rows = await server.db
    .selectFrom('evidence_files')
    .select('size')
    .where('dispute_id', '=', dispute_id)
    .execute();
  return rows.reduce((sum, { size }) => sum + size, 0);
};
const codeOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

describe('a file', () => {
  test('is handed over, described, and comes back byte for byte', async () => {
    const content = aPng();
    const { status, body } = await send({ filename: 'Foto für Sie.png', content });
    expect([status, body]).toEqual([
      200,
      {
        id: expect.stringMatching(/^file_/),
        type: 'image/png',
        purpose: 'dispute_evidence',
        title: null,
        filename: 'Foto für Sie.png',
        size: content.length,
      },
    ]);
    expect((await server.get(`/file/${body.id}/details`)).body).toEqual(body);
    const answer = await server.get(`/file/${body.id}/content`);
    expect(answer.body.content_type).toBe('image/png');
    expect(Buffer.from(answer.body.file_content, 'base64').equals(content)).toBe(true);
  });

  test.each([
    ['details', (id: string) => `/file/${id}/details`],
    ['content', (id: string) => `/file/${id}/content`],
  ])('shows its %s to nobody who is not signed in', async (_, address) => {
    const { body } = await send();
    expect(codeOf(await server.get(address(body.id), {}))).toEqual([401, 'rest_forbidden']);
    expect((await server.get(address(body.id))).status).toBe(200);
  });

  test.each(['details', 'content'])('that does not exist has no %s', async (part) => {
    expect(codeOf(await server.get(`/file/file_nothing/${part}`))).toEqual([404, 'resource_missing']);
  });

  test.each(['..%2F..%2Fetc%2Fpasswd', 'dp_1', '%00', 'a'.repeat(150)])('%s is no id of one', async (id) => {
    expect((await server.get(`/file/${id}/content`)).status).toBe(400);
  });

  test('keeps no card number in its name', async () => {
    const { body } = await send({ filename: 'card 4242 4242 4242 4242.pdf' });
    expect(body.filename).toBe('card •••• 4242.pdf');
  });

  test('keeps no part of a path in its name', async () => {
    const { body } = await send({ filename: '../../etc/receipt.pdf' });
    expect(body.filename).toBe('receipt.pdf');
  });

  test('whose content is not what its name says is refused in words', async () => {
    const { status, body } = await send({ filename: 'a.png', content: Buffer.from('<script>') });
    expect([status, body.code, body.data.problem]).toEqual([400, 'file_not_acceptable', 'mismatch']);
    expect(body.message).toContain('Save it again as PDF, PNG or JPEG');
  });
});

describe('the size', () => {
  test.each([
    [EVIDENCE_FILES_BYTES_MAX, 200, undefined],
    [EVIDENCE_FILES_BYTES_MAX + 1, 400, 'wcpay_evidence_file_max_size'],
    [EVIDENCE_FILES_BYTES_MAX + 100_000, 400, 'wcpay_evidence_file_max_size'],
  ])('%i bytes', async (size, status, code) => {
    const answer = await send({ content: aPdf({ size }), fields: evidence() });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await attachedBytes()).toBe(status === 200 ? size : 0);
  });

  test('of all files of a dispute together', async () => {
    await send({ content: aPdf({ size: 3_000_000 }), fields: evidence('receipt') });
    const over = await send({ content: aPdf({ size: 1_500_001 }), fields: evidence('customer_signature') });
    expect([over.status, over.body.code, over.body.message]).toEqual([
      400,
      'evidence_files_too_large',
      evidenceLimitsCopy.filesExceedLimit,
    ]);
    const just = await send({ content: aPdf({ size: 1_500_000 }), fields: evidence('customer_signature') });
    expect(just.status).toBe(200);
  });

  test('a file that takes the place of another counts instead of it', async () => {
    await send({ content: aPdf({ size: 4_000_000 }), fields: evidence() });
    expect((await send({ content: aPdf({ size: 4_400_000 }), fields: evidence() })).status).toBe(200);
    expect(await attachedBytes()).toBe(4_400_000);
  });

  test('files that cross it at the same moment never do so together', async () => {
    const fields = ['receipt', 'customer_signature', 'customer_communication', 'shipping_documentation'];
    for (let round = 0; round < 4; round += 1) {
      await server.db.deleteFrom('evidence_files').execute();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          send({ content: aPdf({ size: 1_200_000 + n }), fields: evidence(fields[n % fields.length]) }),
        ),
      );
      const refused = answers.filter(({ status }) => status !== 200);
      expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['evidence_files_too_large']));
      const bytes = await attachedBytes();
      expect(bytes).toBeGreaterThan(3_600_000);
      expect(bytes).toBeLessThanOrEqual(EVIDENCE_FILES_BYTES_MAX);
    }
  });

  test('room kept for an upload that died is free again after a while', async () => {
    await server.db
      .insertInto('evidence_files')
      .values({
        ...{ provider: 'simulator', dispute_id, field: 'receipt', file_id: null, filename: 'a.pdf' },
        ...{ size: 4_400_000, pages: null, at: utcInstant(epochSeconds(1_600_000_000)) },
      })
      .execute();
    expect(
      (await send({ content: aPdf({ size: 4_000_000 }), fields: evidence('refund_policy') })).status,
    ).toBe(200);
  });
});

describe('what cannot be', () => {
  test('a file for a dispute that does not exist, or that takes no answer any more', async () => {
    const fields = { dispute_id: 'dp_nothing', field: 'receipt' };
    expect(codeOf(await send({ fields }))).toEqual([404, 'resource_missing']);
    await server.simulator.controls.decideDispute(dispute_id as DisputeId, 'lost');
    expect(codeOf(await send({ fields: evidence() }))).toEqual([409, 'dispute_not_actionable']);
  });

  test.each([
    ['a field of words', { field: 'customer_name' }],
    ['no field', { field: '' }],
    ['a field nobody knows', { field: '__proto__' }],
    ['another purpose', { purpose: 'identity_document' }],
  ])('%s', async (_, fields) => {
    const { status } = await send({ fields: { dispute_id, field: 'receipt', ...fields } });
    expect(status).toBe(400);
    expect(await attachedBytes()).toBe(0);
  });

  test('JSON in place of a form, and a form without a file', async () => {
    expect((await server.post('/file', { purpose: 'dispute_evidence' })).status).toBe(415);
    const { status, text } = await post(aForm({ purpose: 'dispute_evidence' }));
    expect([status, JSON.parse(text).code]).toEqual([400, 'rest_missing_callback_param']);
  });

  const pdf = { filename: 'a.pdf', content: aPdf() };
  const whole = aForm({ purpose: 'dispute_evidence' }, pdf);
  const truncated = { ...whole, payload: whole.payload.subarray(0, whole.payload.length - 60) };
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`field_${n}`, 'x']));
  test.each([
    ['broken off in the middle', truncated],
    ['without a boundary', { ...whole, headers: { 'content-type': 'multipart/form-data' } }],
    ['with two files', aForm({ purpose: 'dispute_evidence' }, pdf, { ...pdf, name: 'second' })],
    ['with the same file twice', aForm({ purpose: 'dispute_evidence' }, pdf, pdf)],
    ['with a thousand parts', aForm(many, pdf)],
    ['with a name of megabytes', aForm({ ['n'.repeat(2_000_000)]: 'x' }, pdf)],
    ['with nothing in it', { ...whole, payload: Buffer.alloc(0) }],
    ['with a field named __proto__', aForm({ __proto__x: 'a', purpose: 'x' }, { ...pdf, name: '__proto__' })],
  ])('a form %s', async (_, form) => {
    const { status, text } = await post(form);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(JSON.parse(text)).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  test('a file in a name that breaks the line', async () => {
    const { status, body } = await send({ filename: 'a\\r\\nX-Evil: 1.pdf' });
    expect(status).toBe(200);
    expect(body.filename).not.toMatch(/[\r\n\\]/);
  });
});

describe('the provider does not answer', () => {
  const actor = { user_id: 1, email: '', first_name: '', capabilities: [] };
  const upload = () =>
    uploadFile(
      { ...server.deps, actor },
      {
        file: { filename: 'a.jpg', type: '', bytes: () => aJpeg() },
        purpose: 'dispute_evidence',
        dispute_id: dispute_id as DisputeId,
        field: 'receipt',
      },
    );

  test.each(['fail_before', 'fail_after', 'rate_limit', 'malformed'] as const)(
    '%s: the room is given back, and the next try succeeds',
    async (kind) => {
      const { faults } = server.simulator;
      faults.set({ calls: { kinds: [kind], perMille: 1000, methods: ['uploadFile'] } });
      await expect(upload()).rejects.toMatchObject({ code: 'wcpay_evidence_file_upload_error' });
      expect(await attachedBytes()).toBe(0);
      faults.clear();
      await expect(upload()).resolves.toMatchObject({ filename: 'a.jpg' });
      expect(await attachedBytes()).toBe(aJpeg().length);
    },
  );
});
