import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { utcInstant } from '#domain/shared/time.ts';
import { makeBooks } from '#provider/simulator/books/postgres/apply-schema.ts';
import { aUser } from '#tests/factories/user.ts';
import { signInAtOnce as signIn, signInByLink } from '#tests/sign-in-at-once.ts';
import { makeTemporaryFolder } from '#tests/temporary-folder.ts';
import { testClock } from '#tests/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { createApiKey } from '../access/create-api-key.ts';
import { findKeyHolder } from '../access/find-key-holder.ts';
import { makeOneTimeLink } from '../access/one-time-link.ts';
import { hashPassword } from '../access/passwords/password-hash.ts';
import { getSecret } from '../access/secret-repository.ts';
import { findActor, startSession } from '../access/sessions.ts';
import { insertUser } from '../access/user-repository.ts';
import { readConfig } from '../config.ts';
import { type VerifiedBackup, verifyBackup } from '../db/backup/read-backup.ts';
import { restoreBackup } from '../db/backup/restore-backup.ts';
import type { RestoreWishes } from '../db/backup/restore-wishes.ts';
import { writeBackup } from '../db/backup/write-backup.ts';
import { settleRestore } from './settle-restore.ts';

const KEY = randomBytes(32);
const { now } = testClock();
const config = readConfig({});
const visitor = { ip: '192.0.2.1', user_agent: 'Browser' };
const SAFE: RestoreWishes = { keys: 'revoke', passwords: 'renew' };

let folder: string;
let source: TestDatabase;
let target: TestDatabase;
let held: Awaited<ReturnType<typeof giveAccess>>;
beforeEach(async () => {
  folder = makeTemporaryFolder('restore');
  [source, target] = await Promise.all([createTestDatabase(), createTestDatabase({ empty: true })]);
  held = await giveAccess();
});
afterEach(async () => {
  await Promise.all([source.drop(), target.drop()]);
  rmSync(folder, { recursive: true });
});

/** Everything by which somebody is in, or comes in. */
async function giveAccess() {
  const deps = { db: source.db, now, config };
  const password_hash = await hashPassword('a password of then');
  const { id } = await insertUser(source.db, aUser({ email: 'ada@example.com', password_hash }));
  await insertUser(source.db, aUser({ email: 'no-password@example.com' }));
  await source.db
    .insertInto('exports')
    .values({
      id: `exp_${'0'.repeat(32)}`,
      user_id: id,
      kind: 'transactions',
      filters: '{}',
      columns: ['date'],
      locale: 'en',
      link_secret: randomBytes(32),
      created: utcInstant(now()),
    })
    .execute();
  return {
    session: await startSession(deps, id, visitor),
    link: new URL(await makeOneTimeLink(deps, id)).searchParams.get('token') ?? '',
    key: await createApiKey(deps, { user_id: id, description: 'A program', scope: 'read' }),
    nonces: await getSecret(source.db, 'nonce', now()),
    linkSecret: await linkSecretOf(source),
  };
}

const linkSecretOf = async ({ db }: TestDatabase) =>
  (await db.selectFrom('exports').select('link_secret').executeTakeFirst())?.link_secret;

async function backUp(): Promise<VerifiedBackup> {
  const file = path.join(folder, 'then.backup.gz');
  const client = await source.pool.connect();
  await writeBackup(client, file, KEY).finally(() => client.release(true));
  return verifyBackup(file, { key: KEY });
}

async function restore(backup: VerifiedBackup, wishes: RestoreWishes): Promise<string[]> {
  const client = await target.pool.connect();
  let said: string[] = [];
  const settle = async () => {
    said = await settleRestore(client, backup, wishes, { config, now });
  };
  await restoreBackup(client, backup, { replace: true, makeBooks, settle }).finally(() =>
    client.release(true),
  );
  return said;
}

/** Who still comes in with what they had when the backup was made. */
async function stillIn(database: TestDatabase) {
  const deps = { db: database.db, now, config };
  const byPassword = signIn(deps, { log: 'ada@example.com', pwd: 'a password of then' }, visitor);
  return {
    session: (await findActor(deps, held.session)) !== undefined,
    link: (await signInByLink(deps, held.link, visitor)) !== undefined,
    key: (await findKeyHolder(deps, held.key, '')) !== undefined,
    password: await byPassword.then(
      () => true,
      () => false,
    ),
    nonces: (await getSecret(database.db, 'nonce', now())).equals(held.nonces),
    exportLinks: (await linkSecretOf(database))?.equals(held.linkSecret ?? Buffer.alloc(0)),
  };
}

const NOBODY_IN = {
  session: false,
  link: false,
  key: false,
  password: false,
  nonces: false,
  exportLinks: false,
};

test('nothing that let somebody in when the backup was made lets them in again', async () => {
  const said = await restore(await backUp(), SAFE);
  expect(await stillIn(target)).toEqual(NOBODY_IN);

  const [signedOut, renewed, way, ...more] = said;
  expect(signedOut).toBe('Everybody is signed out. API keys that were revoked now: 1.');
  expect(renewed).toContain('Passwords are new ones.');
  expect(more).toEqual([]); // Whoever had no password gets none.
  const found = /^ada@example\.com: (\S+) or, once, within a day, \S+token=(\S+)$/.exec(way ?? '');
  const deps = { db: target.db, now, config };
  const signedIn = await signInByLink(deps, found?.[2] ?? '', visitor);
  expect(signedIn).toBeDefined();
  const again = { ...visitor, device: signedIn?.device };
  expect(await signIn(deps, { log: 'ada@example.com', pwd: found?.[1] ?? '' }, again)).toBeDefined();
});

test('keys and passwords stay where the person who restores vouches for them; sessions and links never', async () => {
  await restore(await backUp(), { keys: 'keep', passwords: 'keep' });
  expect(await stillIn(target)).toEqual({ ...NOBODY_IN, key: true, password: true });
});

test('a backup holds neither sessions nor devices nor links nor secrets', async () => {
  const backup = await backUp();
  const names = backup.header.tables.map(({ name }) => name);
  expect(names).toContain('users');
  expect(names.filter((name) => /session|one_time|secret|attempt|device/.test(name))).toEqual([]);
  const text = gunzipSync(readFileSync(backup.file)).toString();
  expect(text).not.toContain(held.nonces.toString('hex'));
});

test('a backup of an earlier release, which held them, is settled as well', async () => {
  const backup = { ...(await backUp()), sealed: false };
  const client = await source.pool.connect();
  await settleRestore(client, backup, SAFE, { config, now }).finally(() => client.release(true));
  const rows = await source.db.selectFrom('secrets').selectAll().execute();
  expect(rows).toEqual([]);
  expect((await source.db.selectFrom('sessions').selectAll().execute()).length).toBe(0);
});

test('the audit log tells of it, at the end of the chain that was restored', async () => {
  const backup = await backUp();
  await restore(backup, SAFE);
  const rows = await target.db.selectFrom('audit_log').selectAll().execute();
  expect(rows).toMatchObject([
    {
      action: 'backup.restore',
      object_id: 'then.backup.gz',
      result: 'succeeded',
      actor_id: null,
      after: {
        created: backup.header.created,
        sealed: true,
        keys: 'revoke',
        passwords: 'renew',
        keys_revoked: 1,
        passwords_renewed: 1,
      },
    },
  ]);
});
