import { parseArgs } from 'node:util';
import { KEY_SCOPES } from '#domain/people/key-scope.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import { chooseUser } from '../access/choose-user.ts';
import { readConfig } from '../config.ts';
import { tellUnprepared } from '../db/database-errors.ts';
import { openBesideServer } from '../db/open-beside-server.ts';
import { tellOutcome } from '../db/tell-outcome.ts';
import { handOutKey } from '../features/api-keys/hand-out-key.ts';

const USAGE = 'npm run api-key -- --scope read|write|read_write [--description TEXT] [--user EMAIL]';

/** Raised for a wish that makes no sense; its message is the one sentence a person reads. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

function readWishes() {
  try {
    const { values } = parseArgs({
      options: { scope: { type: 'string' }, description: { type: 'string' }, user: { type: 'string' } },
    });
    const scope = KEY_SCOPES.find((known) => known === values.scope);
    if (!scope) throw new UsageError(`Say what the key may do with --scope read, write or read_write.`);
    return {
      scope,
      description: values.description?.trim() || 'Made on the command line',
      user: values.user,
    };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

/** Makes a key for the first administrator, or the user named, and prints both halves: the only time they are seen. */
await tellOutcome(async () => {
  const { user: login, ...wanted } = readWishes();
  const config = readConfig(process.env);
  const { db, stop } = await openBesideServer(config);
  try {
    const owner = await chooseUser(db, login);
    const now = () => epochSeconds(Math.floor(Date.now() / 1000));
    const by = { actor_id: null, actor_email: '', ip: '' };
    const made = handOutKey({ db, now, config }, { owner, by }, wanted);
    // Its owner is mailed by a job, and where a backup was just restored the place of the jobs is not made yet.
    const { consumer_key, consumer_secret } = await made.catch(tellUnprepared);
    return `API key of ${owner.email} (${wanted.scope}). Keep both now, they are not shown again:\n${consumer_key}\n${consumer_secret}`;
  } finally {
    await stop();
  }
});
