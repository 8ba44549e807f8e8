import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DisputeId } from '#domain/shared/ids.ts';
import { epochSeconds, MINUTE_S } from '#domain/shared/time.ts';
import { operations } from '#server/operations/every-operation.ts';
import { reconcileOperations } from '#server/operations/reconcile-operations.ts';
import { type Answer, startTestServer, type TestServer } from '#tests/test-server.ts';
import { disputesRoutes } from '../disputes/disputes-routes.ts';
import { evidenceRoutes } from './evidence-routes.ts';

/** Everything that can go wrong between us and the provider. */
const CALL_FAULTS = [
  ...(['delay', 'hang', 'rate_limit', 'fail_before'] as const),
  ...(['fail_after', 'cut_before', 'cut_after', 'malformed'] as const),
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: [...disputesRoutes, ...evidenceRoutes] });
});
afterAll(() => server.close());

async function raised(): Promise<DisputeId> {
  const charge = await server.simulator.pay();
  const { id } = await server.simulator.controls.raiseDispute({ charge: charge.id, reason: 'fraudulent' });
  await server.get(`/disputes/${id}`);
  return id;
}
const withKey = (key: string) => ({ ...server.asAdministrator, 'idempotency-key': key });
const submit = (id: string, as = server.asAdministrator, uncategorized_text = 'Signed for.') =>
  server.post(`/disputes/${id}`, { evidence: { uncategorized_text }, submit: true }, as);
const codeOf = ({ status, body }: Answer): string => (status === 200 ? 'done' : body.code);
const submissions = async (id: DisputeId) =>
  (await server.simulator.provider.findObject('dispute', id))?.evidence_details.submission_count;

describe('submitting', () => {
  test.each(CALL_FAULTS)(
    'over a line that answers with %s it happens once, and the draft stays (M7)',
    async (fault) => {
      const id = await raised();
      const draft = { base_version: 0, product_type: null, evidence: { uncategorized_text: 'Signed for.' } };
      await server.put(`/disputes/${id}/draft`, draft);
      const { faults } = server.simulator;
      faults.set({
        seed: fault,
        calls: { kinds: [fault], perMille: 1000, methods: ['answerDispute'], delayMs: 1 },
      });
      const first = await submit(id, withKey(`m7-${fault}`));
      faults.clear();
      // A line that only was slow has answered; any other leaves it being confirmed, and never says that it failed.
      expect(codeOf(first)).toBe(fault === 'delay' ? 'done' : 'operation_in_progress');
      expect((await server.get(`/disputes/${id}/desk`)).body.evidence).toMatchObject(draft.evidence);
      server.clock.now = epochSeconds(server.clock.now + MINUTE_S);
      await reconcileOperations(server.deps, operations);
      expect(codeOf(await submit(id, withKey(`m7-${fault}`)))).toBe('done');
      expect(await submissions(id)).toBe(1);
    },
  );

  test('one that was decided meanwhile says so, and nothing typed is lost', async () => {
    const id = await raised();
    const draft = { base_version: 0, product_type: null, evidence: { customer_name: 'Ada' } };
    await server.put(`/disputes/${id}/draft`, draft);
    await server.simulator.controls.decideDispute(id, 'lost');
    expect(await submit(id)).toMatchObject({ status: 409, body: { code: 'dispute_not_actionable' } });
    const { body } = await server.get(`/disputes/${id}/desk`);
    expect(body).toMatchObject({ evidence: {}, unsent: draft.evidence });
  });
});
