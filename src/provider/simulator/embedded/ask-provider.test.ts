import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askProvider } from './ask-provider.ts';

const asked: string[] = [];
let made = 0;
const newSecret = async () => {
  made += 1;
  return `secret ${made}`;
};

/** A provider that takes only one secret, and refuses every other with this code. */
function providerTaking(good: string, code: string) {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { client_secret } = JSON.parse(body);
    asked.push(client_secret);
    return client_secret === good
      ? Response.json({ problems: {} })
      : Response.json({ code, message: 'No.' }, { status: 400 });
  });
}
beforeEach(() => {
  asked.length = 0;
  made = 0;
  vi.stubGlobal('document', { getElementById: () => null });
});
afterEach(() => vi.unstubAllGlobals());

test('goes on with another session when the first has ended, and stays with that', async () => {
  providerTaking('secret 2', 'embedded_session_invalid');
  const provider = askProvider(newSecret, 'currently_due');
  await provider.save('bank', {});
  await provider.save('bank', {});
  expect(asked).toEqual(['secret 1', 'secret 2', 'secret 2']);
});

test.each([
  ['rest_invalid_param', 1],
  ['embedded_session_invalid', 2],
])('%s is told after %i tries', async (code, tries) => {
  providerTaking('none', code);
  await expect(askProvider(newSecret, 'currently_due').read()).rejects.toMatchObject({
    ...{ type: 'invalid_request_error', message: 'No.', code },
  });
  expect(asked).toHaveLength(tries);
});
