import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DisputeId } from '#domain/shared/ids.ts';
import { DAY_S, epochSeconds, HOUR_S, MINUTE_S, utcInstant } from '#domain/shared/time.ts';
import { operations } from '#server/operations/every-operation.ts';
import { reconcileOperations } from '#server/operations/reconcile-operations.ts';
import { actOnTheWay } from '#server/start/act-on-the-way.ts';
import { writeOptions } from '#server/store/options-repository.ts';
import { openEvidenceServer, raiseDispute, uploadEvidence } from '#tests/evidence-server.ts';
import type { TestServer } from '#tests/test-server.ts';
import { handInDrafts } from './hand-in-drafts.job.ts';

const ENOUGH = { shipping_tracking_number: '1Z999', shipping_carrier: 'UPS', product_description: 'A pen' };
const TOO_LITTLE = { shipping_carrier: 'UPS', product_description: 'A pen' };

let server: TestServer;
beforeAll(async () => {
  server = await openEvidenceServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['mail_outbox', 'disputes'] as const) await server.db.deleteFrom(table).execute();
  await writeOptions(server.deps, { wcpay_dispute_drafts_handed_in: 'unasked' });
});

async function begun(evidence: Record<string, string>): Promise<DisputeId> {
  const id = await raiseDispute(server);
  const draft = { base_version: 0, product_type: 'physical_product', evidence };
  expect((await server.put(`/disputes/${id}/draft`, draft)).status).toBe(200);
  await beQuiet(HOUR_S);
  return id;
}
/** Nobody has written anything for so long. */
const beQuiet = (seconds: number) =>
  server.db
    .updateTable('evidence_drafts')
    .set({ saved: utcInstant(epochSeconds(server.clock.now - seconds)) })
    .execute();
const disputeOf = async (id: DisputeId) => {
  const found = await server.simulator.provider.findObject('dispute', id);
  if (!found) throw new Error(`There is no dispute ${id}.`);
  return found;
};
async function waitUntilBefore(id: DisputeId, seconds: number): Promise<void> {
  const { due_by } = (await disputeOf(id)).evidence_details;
  await server.simulator.controls.setClock(epochSeconds(due_by - seconds));
}
async function runBefore(id: DisputeId, seconds: number): Promise<void> {
  await waitUntilBefore(id, seconds);
  await handInDrafts.perform(server.deps, {});
}
const standing = async (id: DisputeId) => {
  const { status, evidence_details } = await disputeOf(id);
  return [status, evidence_details.submission_count];
};
const subjects = async () =>
  (await server.db.selectFrom('mail_outbox').select('subject').orderBy('id').execute()).map(
    ({ subject }) => subject,
  );
const audited = (id: DisputeId) =>
  server.db
    .selectFrom('audit_log')
    .select(['action', 'actor_email', 'result'])
    .where('object_id', '=', id)
    .orderBy('id')
    .execute();

describe('a draft nobody submitted', () => {
  test('is told of a day ahead, handed in within the last hour, once, with its files, and stands in log and timeline', async () => {
    const id = await begun(ENOUGH);
    await uploadEvidence(server, id, { field: 'receipt', filename: 'receipt.pdf' });
    await runBefore(id, DAY_S + 1);
    expect(await subjects()).toEqual([]);
    await runBefore(id, DAY_S);
    await runBefore(id, DAY_S - 300);
    const [subject, ...others] = await subjects();
    expect(subject).toMatch(/^Your evidence about .* will be handed in for you: last look before /);
    expect(others).toEqual([]);
    await runBefore(id, HOUR_S + 1);
    expect(await standing(id)).toEqual(['needs_response', 0]);

    await runBefore(id, HOUR_S);
    await runBefore(id, HOUR_S - 300);
    expect(await standing(id)).toEqual(['under_review', 1]);
    const { evidence, metadata, evidence_details } = await disputeOf(id);
    expect(evidence).toMatchObject({ ...ENOUGH, receipt: expect.stringMatching(/^file_/) });
    expect(metadata).toMatchObject({
      __product_type: 'physical_product',
      receipt: 'receipt.pdf',
      __handed_in_for: String(evidence_details.due_by),
    });
    expect(await audited(id)).toEqual([{ action: 'dispute.hand_in', actor_email: '', result: 'succeeded' }]);
    expect((await server.get(`/disputes/${id}`)).body).toMatchObject({ status: 'under_review', draft: null });
  });

  test('is left alone while somebody writes, until the last quarter of an hour', async () => {
    const id = await begun(ENOUGH);
    await runBefore(id, HOUR_S + 60);
    const more = { ...ENOUGH, shipping_address: 'Main Street 1' };
    await server.put(`/disputes/${id}/draft`, { base_version: 1, product_type: null, evidence: more });
    await runBefore(id, 50 * MINUTE_S);
    expect(await standing(id)).toEqual(['needs_response', 0]);
    await beQuiet(20 * MINUTE_S);
    await runBefore(id, 30 * MINUTE_S);
    expect(await standing(id)).toEqual(['under_review', 1]);
    expect((await disputeOf(id)).evidence).toMatchObject(more);
  });

  test.each([
    ['too little', TOO_LITTLE, 'yes', 'too_little'],
    ['not wanted', ENOUGH, 'no', 'switched_off'],
  ] as const)('that is %s stays here, and the mail says so loudly', async (_, evidence, setting, draft) => {
    await writeOptions(server.deps, { wcpay_dispute_drafts_handed_in: setting });
    const id = await begun(evidence);
    await runBefore(id, DAY_S);
    expect(await subjects()).toEqual([
      expect.stringMatching(/is not with the bank: less than 24 hours left$/),
    ]);
    await runBefore(id, MINUTE_S);
    expect(await standing(id)).toEqual(['needs_response', 0]);
    expect((await server.get(`/disputes/${id}`)).body).toMatchObject({ draft });
    expect((await server.get('/disputes?sort=due_by&direction=asc')).body.data).toContainEqual(
      expect.objectContaining({ dispute_id: id, draft }),
    );
    expect(await audited(id)).toEqual([]);
  });

  test('that the provider holds word for word is the provider’s business', async () => {
    const id = await begun(ENOUGH);
    expect((await server.post(`/disputes/${id}`, { evidence: ENOUGH, submit: false })).status).toBe(200);
    await runBefore(id, MINUTE_S);
    expect(await standing(id)).toEqual(['needs_response', 0]);
    expect(await subjects()).toEqual([]);
  });

  test('that was changed since it was saved is told of as such, and the saved version stays', async () => {
    const saved = { product_description: 'A pen' };
    const id = await begun(TOO_LITTLE);
    expect((await server.post(`/disputes/${id}`, { evidence: saved, submit: false })).status).toBe(200);
    const { draft } = (await server.get(`/disputes/${id}`)).body;
    expect(draft).toBe('saved_before');
    await runBefore(id, DAY_S);
    expect(await subjects()).toEqual([
      expect.stringMatching(/^What you changed in your evidence about .* is not with the bank: less than/),
    ]);
    const { text } = await server.db.selectFrom('mail_outbox').select('text').executeTakeFirstOrThrow();
    expect(text).toContain('What you saved for later is submitted when the time is over.');
    expect(text).not.toContain('Without an answer the dispute is lost');
    await runBefore(id, MINUTE_S);
    expect((await disputeOf(id)).evidence).toMatchObject(saved);
  });

  test.each(['fail_before', 'fail_after', 'cut_after', 'rate_limit'] as const)(
    'goes once over a line that answers with %s, however often it is tried',
    async (fault) => {
      const id = await begun(ENOUGH);
      await waitUntilBefore(id, 10 * MINUTE_S);
      const { faults } = server.simulator;
      faults.set({ seed: fault, calls: { kinds: [fault], perMille: 1000, methods: ['answerDispute'] } });
      await handInDrafts.perform(server.deps, {});
      await handInDrafts.perform(server.deps, {});
      faults.clear();
      server.clock.now = epochSeconds(server.clock.now + MINUTE_S);
      await Promise.all([
        reconcileOperations(server.deps, operations),
        handInDrafts.perform(server.deps, {}),
      ]);
      expect(await standing(id)).toEqual(['under_review', 1]);
      expect(await audited(id)).toHaveLength(1);
    },
  );
});

test('whoever moves the simulated clock past the deadline finds the draft handed in', async () => {
  const id = await begun(ENOUGH);
  const lost = await begun(TOO_LITTLE);
  const { simulator } = actOnTheWay(server.deps);
  await simulator?.controls.setClock(epochSeconds((await disputeOf(id)).evidence_details.due_by + DAY_S));
  expect(await standing(id)).toEqual(['under_review', 1]);
  expect(await standing(lost)).toEqual(['lost', 0]);
  expect(await subjects()).toHaveLength(2);
});
