import * as z from 'zod/mini';
import { utcInstant } from '#domain/shared/time.ts';
import { passwordLinkLimits } from '#domain/signing-in/attempt-limits.ts';
import { makePasswordLink } from '../../access/password-link.ts';
import { countSent } from '../../access/passwords/attempt-throttle.ts';
import { sendPasswordLink } from '../../access/tell-factors.ts';
import { findUserByLogin, mayComeIn } from '../../access/user-repository.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { job } from '../../jobs/job.ts';

/**
 * Looks for the account only here, when whoever asked has their answer already: neither its words nor its time tell whether
 * there is one. A few mails an hour, so that nobody's mailbox is filled by others.
 */
export const mailPasswordLink = job({
  name: 'password_link.mail',
  input: z.object({ login: z.string(), ip: z.string() }),
  attemptsMax: 5,
  async run(deps, { login, ip }) {
    const user = await findUserByLogin(deps.db, login);
    if (!user || !mayComeIn(user)) return;
    const [limit] = passwordLinkLimits({ account: `user ${user.id}` });
    await deps.db.transaction().execute(async (trx) => {
      const inside = { ...deps, db: trx };
      if ((await countSent(inside, limit)) > limit.most) return;
      await sendPasswordLink(inside, user, await makePasswordLink(inside, user.id));
      await writeAudit(trx, {
        at: utcInstant(deps.now()),
        actor_id: user.id,
        actor_email: user.email,
        ip,
        action: 'password_link.create',
        object_kind: 'person',
        object_id: String(user.id),
        result: 'succeeded',
      });
    });
  },
});
