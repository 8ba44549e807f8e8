import { expect, onTestFinished, test, vi } from 'vitest';
import { READABLE_OBJECTS } from '#tests/stripe/readable-objects.ts';
import { openStripeBench } from '#tests/stripe/stripe-bench.ts';
import { stripeProvider } from './stripe-provider.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A dispute whose log was put where Stripe takes any file. */
const KEPT = {
  ...{ access_activity_log: 'The activity log is attached as file_1.', uncategorized_file: 'file_1' },
};

async function answer(evidence: Readonly<Record<string, string>>) {
  const { line, server } = await openStripeBench({
    handlers: {
      ...READABLE_OBJECTS,
      'GET /v1/disputes/{dispute}': ({ sample, id }) => {
        const plain = server.sample('GET /v1/disputes/{dispute}').evidence;
        const sampleEvidence = { ...(typeof plain === 'object' && plain), ...KEPT };
        return { ...sample(), id, currency: 'usd', charge: 'ch_1', evidence: sampleEvidence };
      },
    },
  });
  onTestFinished(() => server.close());
  const asked = { dispute: 'du_1', metadata: {}, submit: true, idempotencyKey: 'op-1' } as const;
  await stripeProvider(line).answerDispute({ ...asked, evidence });
  expect(server.violations).toEqual([]);
  return server.calls
    .filter(({ endpoint }) => endpoint === 'POST /v1/disputes/{dispute}')
    .map(({ params, headers }) => [headers['idempotency-key'], params.submit, params.evidence]);
}

test('a log that was removed leaves no file behind, and the answer itself is the same at every attempt', async () => {
  expect(await answer({ access_activity_log: '' })).toEqual([
    ['op-1:log', false, { uncategorized_file: '' }],
    ['op-1', true, { access_activity_log: '' }],
  ]);
});

test('a log that moves to make room takes its file along', async () => {
  const evidence = { access_activity_log: 'file_1', uncategorized_file: 'file_2' };
  expect(await answer(evidence)).toEqual([
    [
      ...['op-1', true],
      { ...evidence, access_activity_log: KEPT.access_activity_log, service_documentation: 'file_1' },
    ],
  ]);
});

test.each([
  ['stays', { access_activity_log: 'file_1' }],
  ['is not spoken of', { product_description: 'A chair' }],
])('a log that %s keeps its place', async (_, evidence) => {
  const sent = await answer(evidence);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.[2]).not.toMatchObject({ uncategorized_file: '' });
});
