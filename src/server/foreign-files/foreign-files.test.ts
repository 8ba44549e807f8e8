import { afterEach, expect, test } from 'vitest';
import type { DisputeId } from '#domain/shared/ids.ts';
import { openEvidenceServer, raiseDispute, uploadEvidence } from '#tests/evidence-server.ts';
import { aPng } from '#tests/factories/evidence-file.ts';
import type { TestServer } from '#tests/test-server.ts';

let server: TestServer;
let id: DisputeId;
const open = async (fileLimits: Parameters<typeof openEvidenceServer>[0]) => {
  server = await openEvidenceServer(fileLimits);
  id = await raiseDispute(server);
};
afterEach(() => server.close());
const packet = () => server.get(`/disputes/${id}/packet`);
const largest = () => aPng({ kind: 6, width: 5000, height: 5000 });
const upload = (content: Buffer) => uploadEvidence(server, id, { content, filename: 'a.png' });

test('a file that takes too long is refused in words, and it is logged', async () => {
  await open({ fileLimits: { checkMsMax: 5 } });
  expect(await upload(largest())).toMatchObject({
    code: 'file_not_acceptable',
    message:
      'This file takes too long or too much memory to open. Save a smaller copy, or save it as PDF, and choose that.',
    data: { status: 400, problem: 'unreadable' },
  });
  expect(server.logged()).toContain('a foreign file could not be opened');
});

test('a packet that takes too long fails in words', async () => {
  await open({ fileLimits: { drawMsMax: 1 } });
  expect(await packet()).toMatchObject({
    status: 422,
    body: { code: 'evidence_packet_failed', message: expect.stringContaining('What was given is safe') },
  });
});

test('an upload never waits for a packet', async () => {
  await open({ fileLimits: { threads: 1, waiting: 0 } });
  const drawn = packet();
  // With as many places as there are threads, whatever stood behind the packet would be told to come again.
  expect(await upload(aPng({ width: 1, height: 1 }))).toMatchObject({ filename: 'a.png' });
  expect((await drawn).status).toBe(200);
});

test('when nobody has time, it is said when to come again', async () => {
  await open({ fileLimits: { threads: 1, waiting: 0 } });
  const answers = await Promise.all([packet(), packet(), packet()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body).toMatchObject({ code: 'rest_too_many_requests', data: { retry_after_s: 10 } });
  expect((await packet()).status).toBe(200);
});
