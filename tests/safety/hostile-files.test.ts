import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVIDENCE_FIELD_LIMIT } from '#domain/disputes/evidence-limits.ts';
import type { DisputeId } from '#domain/shared/ids.ts';
import { openEvidenceServer, raiseDispute, uploadEvidence } from '../evidence-server.ts';
import { aPng } from '../factories/evidence-file.ts';
import { dice, hostileSeeds, mutated, type SeedFile } from '../factories/hostile-file.ts';
import { isCountedInFull, rounds } from '../rounds.ts';
import type { TestServer } from '../test-server.ts';
import { BLOCKED_MS_MAX, heapMb, watchLoop } from './watch-loop.ts';

const FILES = rounds(100, 300, 10_000);
const SEED = Number(process.env.FUZZ_SEED ?? 20261115);
/** What a run may leave behind, above all what the provider, which is in this process, holds of ten thousand files. */
const HEAP_GROWTH_MB_MAX = 32;
const FIELDS = [
  'customer_signature',
  'receipt',
  'customer_communication',
  'refund_policy',
  'duplicate_charge_documentation',
  'shipping_documentation',
  'service_documentation',
  'cancellation_policy',
  'access_activity_log',
  'uncategorized_file',
] as const;

let server: TestServer;
let id: DisputeId;
beforeAll(async () => {
  // A test server holds every line it logs; here only those that matter.
  server = await openEvidenceServer({ env: { LOG_LEVEL: 'warn' } });
  id = await raiseDispute(server);
  await packet(); // The threads, the typefaces and the code are loaded.
});
afterAll(() => server.close());

const upload = (content: Buffer, filename = 'a.png') => uploadEvidence(server, id, { content, filename });
const packet = async () => {
  const { status, text, headers } = await server.get(`/disputes/${id}/packet`);
  return { status, text, type: headers['content-type'] };
};
/** A file as the provider holds it: one taken before these checks, or given to it on another way. */
async function hold({ filename, content }: SeedFile): Promise<string> {
  const type = filename.endsWith('png')
    ? 'image/png'
    : filename.endsWith('jpg')
      ? 'image/jpeg'
      : 'application/pdf';
  const taken = await server.simulator.provider.uploadFile({
    purpose: 'dispute_evidence',
    filename,
    type,
    content,
  });
  return taken.id;
}
let version = 0;
async function draft(evidence: Readonly<Record<string, string>>) {
  const { status, body } = await server.put(`/disputes/${id}/draft`, {
    base_version: version,
    product_type: 'physical_product',
    evidence,
  });
  expect(status).toBe(200);
  version = body.version;
}

describe('the three files that stopped the service', () => {
  /** 78 bytes: colour with transparency, and pixels that do not inflate. */
  const lethal = aPng({ kind: 6, width: 1, height: 1, packed: Buffer.from('not deflated, at all.') });
  const vast = aPng({ kind: 6, width: 10_000, height: 10_000 });

  test('78 bytes of PNG that do not inflate are refused, and drawn as words where they are held already', async () => {
    expect(lethal).toHaveLength(78);
    expect(await upload(lethal)).toMatchObject({ code: 'file_not_acceptable', data: { problem: 'damaged' } });
    await draft({ receipt: await hold({ filename: 'a.png', content: lethal }) });
    const { status, text } = await packet();
    expect(status).toBe(200);
    expect(text).not.toContain('/Subtype /Image');
  });

  test('a PNG of 10,000 × 10,000 is refused in words, and not unfolded where it is held already', async () => {
    expect(vast.length).toBeLessThan(500_000);
    expect(await upload(vast)).toMatchObject({
      code: 'file_not_acceptable',
      data: { problem: 'dimensions' },
      message: expect.stringContaining('Save a smaller copy'),
    });
    await draft({ receipt: await hold({ filename: 'a.png', content: vast }) });
    const unwatch = watchLoop();
    const { status, text } = await packet();
    expect(unwatch()).toBeLessThan(BLOCKED_MS_MAX);
    expect(status).toBe(200);
    expect(text).not.toContain('/Subtype /Image');
  });

  test('seven texts of 19,900 letters without a blank are laid out, while the server goes on', async () => {
    const long = 'x'.repeat(EVIDENCE_FIELD_LIMIT - 100);
    await draft({
      product_description: long,
      refund_policy_disclosure: long,
      refund_refusal_explanation: long,
      duplicate_charge_explanation: long,
      cancellation_policy_disclosure: long,
      cancellation_rebuttal: long,
      uncategorized_text: long,
    });
    const unwatch = watchLoop();
    const { status, type } = await packet();
    expect(unwatch()).toBeLessThan(BLOCKED_MS_MAX);
    expect([status, type]).toEqual([200, 'application/pdf']);
  });
});

test('the largest picture that is taken is drawn from transparent pixels, while the server goes on', async () => {
  const content = aPng({ kind: 6, width: 5000, height: 5000 });
  const unwatch = watchLoop();
  const { id: file_id } = await upload(content);
  await draft({ receipt: file_id });
  const { status, text } = await packet();
  expect(unwatch()).toBeLessThan(BLOCKED_MS_MAX);
  expect(status).toBe(200);
  expect(text).toContain('/Subtype /Image');
});

test(
  `${FILES} hostile files pass upload and packet without a crash, a 5xx, a blocked loop or growing memory`,
  async () => {
    const seeds = hostileSeeds();
    expect(seeds).toHaveLength(40);
    for (const { content, filename } of seeds)
      expect(await upload(content, filename), filename).toMatchObject({
        id: expect.stringMatching(/^file_/),
      });
    const roll = dice(SEED);
    const counts = { accepted: 0, refused: 0, packets: 0 };
    const heapBefore = heapMb();
    const unwatch = watchLoop();
    for (let done = 0; done < FILES; done += FIELDS.length) {
      const evidence: Record<string, string> = {};
      for (const field of FIELDS) {
        const file = mutated(
          seeds[roll(seeds.length)] ?? { filename: 'a.png', content: Buffer.alloc(0) },
          roll,
        );
        const answer = await upload(file.content, file.filename);
        if ('code' in answer) {
          expect(answer).toMatchObject({ code: 'file_not_acceptable', data: { status: 400 } });
          counts.refused += 1;
        } else counts.accepted += 1;
        evidence[field] = await hold(file);
      }
      await draft(evidence);
      const { status, type } = await packet();
      expect([done, status, type]).toEqual([done, 200, 'application/pdf']);
      counts.packets += 1;
    }
    const blockedMs = unwatch();
    const grownMb = heapMb() - heapBefore;
    process.stdout.write(
      `hostile files, seed ${SEED}: ${JSON.stringify(counts)}, heap grew by ${grownMb.toFixed(0)} MB\n`,
    );
    expect(blockedMs).toBeLessThan(BLOCKED_MS_MAX);
    expect(counts.accepted).toBeGreaterThan(0);
    expect(counts.refused).toBeGreaterThan(counts.accepted);
    expect(grownMb).toBeLessThan(HEAP_GROWTH_MB_MAX);
    expect(server.logged()).not.toContain('a foreign file could not be opened');
  },
  isCountedInFull ? 3_600_000 : 120_000,
);
