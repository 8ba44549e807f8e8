import { fail } from '#contract/kit/errors.ts';
import * as contract from '#contract/sessions.ts';
import { deviceName } from '#domain/account/device-name.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { forgetSessions } from '../../access/remembered-sessions.ts';
import { listLiveSessions, revokeOtherSessions, revokeSessionOf } from '../../access/session-repository.ts';
import { SESSION_IDLE_S } from '../../access/sessions.ts';
import { personOf } from '../../access/signed-in-person.ts';
import type { User } from '../../access/user-repository.ts';
import { authorOf } from '../../audit/author-of.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { type Context, type Route, route } from '../../http/route.ts';

export const sessionsRoutes: readonly Route[] = [
  route(contract.listSessions, async (context, { user_id }) => {
    const { db, now, actor } = context;
    const user = await personOf(context, user_id);
    const rows = await listLiveSessions(db, {
      user_id: user.id,
      idleSince: utcInstant(epochSeconds(now() - SESSION_IDLE_S)),
      now: utcInstant(now()),
    });
    return {
      data: rows.map(({ id, user_agent, ...row }) => ({
        ...row,
        id: id.toString('hex'),
        device: deviceName(user_agent),
        is_this: id.toString('hex') === actor.session_id,
      })),
    };
  }),

  route(contract.endSession, async (context, { id, user_id }) => {
    const { db, now } = context;
    const user = await personOf(context, user_id);
    await db.transaction().execute(async (trx) => {
      const wanted = { user_id: user.id, id: Buffer.from(id, 'hex'), now: utcInstant(now()) };
      if (!(await revokeSessionOf(trx, wanted))) throw fail('session_missing');
      await noteEnd(context, trx, user, 1);
    });
    forgetSessions();
    return { ended: 1 };
  }),

  route(contract.endOtherSessions, async (context, { user_id }) => {
    const { db, now, actor } = context;
    const user = await personOf(context, user_id);
    const ownSession = actor.session_id ? Buffer.from(actor.session_id, 'hex') : undefined;
    const ended = await db.transaction().execute(async (trx) => {
      const count = await revokeOtherSessions(trx, { user_id: user.id, ownSession, now: utcInstant(now()) });
      if (count > 0) await noteEnd(context, trx, user, count);
      return count;
    });
    forgetSessions();
    return { ended };
  }),
];

const noteEnd = ({ now, actor, ip }: Context, trx: Context['db'], user: User, ended: number): Promise<void> =>
  writeAudit(trx, {
    at: utcInstant(now()),
    ...authorOf({ actor, ip }),
    action: 'session.end',
    object_kind: 'person',
    object_id: String(user.id),
    after: { ended, ...(user.id !== actor.user_id && { person: user.email }) },
    result: 'succeeded',
  });
