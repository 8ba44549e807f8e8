import { afterAll, beforeAll, beforeEach } from 'vitest';
import { assert } from '#domain/shared/assert.ts';
import { hashPassword } from '#server/access/passwords/password-hash.ts';
import { insertUser } from '#server/access/user-repository.ts';
import { aUser } from './factories/user.ts';
import { startTestServer } from './test-server.ts';

export type Headers = Readonly<Record<string, string>>;
type Reply = Readonly<{ headers: Readonly<Record<string, unknown>> }>;

export const HOME = '/wp-admin/admin.php?page=wc-admin';
export const NONCE = '/wp-admin/admin-ajax.php?action=rest-nonce';
export const log = 'amara@example.com';
export const pwd = 'correct horse';

const cookiesSet = ({ headers }: Reply): string[] => [headers['set-cookie'] ?? []].flat().map(String);
/** The header that sets the session. */
export const setCookie = (reply: Reply): string =>
  cookiesSet(reply).find((set) => set.includes('_session=')) ?? '';
/** The header by which the device is known. */
export const setDevice = (reply: Reply): string =>
  cookiesSet(reply).find((set) => set.includes('_device=')) ?? '';
export const cookieOf = (reply: Reply): string => setCookie(reply).split(';')[0] ?? '';
export const deviceOf = (reply: Reply): string => setDevice(reply).split(';')[0] ?? '';

/** A server with somebody who may sign in, and a browser without script that visits it. */
async function startVisitor() {
  const server = await startTestServer();
  const user = await insertUser(server.db, aUser({ email: log, password_hash: await hashPassword(pwd) }));
  const open = (url: string, headers: Headers = {}) => server.inject({ method: 'GET', url, headers });
  return {
    server,
    userId: user.id,
    open,
    submit: (url: string, fields: Record<string, string>, headers: Headers = {}) =>
      server.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      }),
    isSignedIn: async (cookie: string) => (await open(NONCE, { cookie })).status === 200,
    sessions: async () => (await server.db.selectFrom('sessions').select('id').execute()).length,
    forgetAttempts: () => server.db.deleteFrom('sign_in_attempts').execute(),
  };
}
type SignInVisitor = Awaited<ReturnType<typeof startVisitor>>;

/** The same visitor for every test of a file; nobody counts against them what an earlier test tried. */
export function signInVisitor(): () => SignInVisitor {
  let visitor: SignInVisitor | undefined;
  const present = (): SignInVisitor => {
    assert(visitor, 'tests run after the set-up');
    return visitor;
  };
  beforeAll(async () => {
    visitor = await startVisitor();
  });
  afterAll(() => visitor?.server.close());
  beforeEach(async () => {
    await present().forgetAttempts();
  });
  return present;
}
