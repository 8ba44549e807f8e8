import { parseArgs } from 'node:util';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { chooseUser } from '../access/choose-user.ts';
import { makeOneTimeLink } from '../access/one-time-link.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { readConfig } from '../config.ts';
import { openBesideServer } from '../db/open-beside-server.ts';
import { tellOutcome } from '../db/tell-outcome.ts';

const USAGE = 'npm run sign-in-link -- [--email EMAIL]';

function readEmail(): string | undefined {
  try {
    return parseArgs({ options: { email: { type: 'string' } } }).values.email;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

/**
 * The way in for somebody whom the throttle or a forgotten password keeps out: whoever may run commands on the server
 * signs the first administrator in, or the user named.
 */
await tellOutcome(async () => {
  const login = readEmail();
  const config = readConfig(process.env);
  const { db, stop } = await openBesideServer(config);
  try {
    const { id, email } = await chooseUser(db, login);
    const now = () => epochSeconds(Math.floor(Date.now() / 1000));
    const link = await db.transaction().execute(async (trx) => {
      await writeAudit(trx, {
        at: utcInstant(now()),
        actor_id: null,
        actor_email: email,
        ip: '',
        action: 'sign_in_link.create',
        object_kind: 'person',
        object_id: String(id),
        result: 'succeeded',
      });
      return makeOneTimeLink({ db: trx, now, config }, id);
    });
    return `This link signs ${email} in, once, within a day:\n${link}`;
  } finally {
    await stop();
  }
});
