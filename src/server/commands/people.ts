import { epochSeconds } from '#domain/shared/time.ts';
import { chooseUser } from '../access/choose-user.ts';
import { removeAllFactors } from '../access/factors/change-factors.ts';
import { readConfig } from '../config.ts';
import { tellUnprepared } from '../db/database-errors.ts';
import { openBesideServer } from '../db/open-beside-server.ts';
import { tellOutcome } from '../db/tell-outcome.ts';

const USAGE = 'npm run people -- reset-factor EMAIL';

function readWish(): string {
  const [act, email, ...more] = process.argv.slice(2);
  if (act !== 'reset-factor' || email === undefined || more.length > 0) throw new Error(USAGE);
  return email;
}

/** For whoever may run commands on the server, when the last owner has lost their telephone and their recovery codes. */
await tellOutcome(async () => {
  const login = readWish();
  const config = readConfig(process.env);
  const { db, stop } = await openBesideServer(config);
  try {
    const user = await chooseUser(db, login);
    const now = () => epochSeconds(Math.floor(Date.now() / 1000));
    const by = { actor_id: null, actor_email: user.email, ip: '' };
    const had = await db
      .transaction()
      .execute((trx) => removeAllFactors({ db: trx, now, config }, user, by))
      .catch(tellUnprepared);
    return had
      ? `${user.email} has no second factor any more, signs in with the password alone, and is told by mail.`
      : `${user.email} has no second factor. Nothing was changed.`;
  } finally {
    await stop();
  }
});
