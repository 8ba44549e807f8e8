import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listenTo } from '#domain/shared/spoken.ts';
import { addRule, approve, newTeam, requestOf, type Team } from '#tests/four-eyes.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
let team: Team;
beforeAll(async () => {
  server = await startTestServer();
  team = await newTeam(server);
});
afterAll(() => server.close());
let undo: () => void;
afterEach(() => undo());

const GERMAN = {
  'server/features/onboarding/bank-account-copy#bankAccountCopy': {
    change: (currency: string, ending: string) =>
      `Auszahlungen in ${currency} an das Konto mit der Endung ${ending} senden`,
  },
};
const ENGLISH = 'Send payouts in USD to the bank account that ends in 6789';

test('what waits is told to each in their words, and once its input is gone in those it was asked with', async () => {
  await addRule(server, 'bank');
  const id = requestOf(
    await server.post('/accounts/bank', { currency: 'usd', account_number: '000123456789' }),
  );
  const words = async () => (await server.get(`/approvals/${id}`, team.owner.as)).body.words;
  expect(await words()).toBe(ENGLISH);
  undo = listenTo(() => GERMAN);
  expect(await words()).toBe('Auszahlungen in USD an das Konto mit der Endung 6789 senden');
  await approve(server, id, team.owner.as);
  expect(await words()).toBe(ENGLISH);
});
