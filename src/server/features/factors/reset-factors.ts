import * as z from 'zod/mini';
import { fail } from '#contract/kit/errors.ts';
import { resetDue, resetProblem, resetStanding } from '#domain/people/factor-reset.ts';
import { capabilitiesOf } from '#domain/people/roles.ts';
import { type EpochSeconds, secondsOf, utcInstant } from '#domain/shared/time.ts';
import { removeAllFactors } from '../../access/factors/change-factors.ts';
import { findFactors } from '../../access/factors/factor-repository.ts';
import {
  endReset,
  type FactorReset,
  findReset,
  insertReset,
  listResets,
} from '../../access/factors/factor-reset.ts';
import { forgetSessions } from '../../access/remembered-sessions.ts';
import { insiderHere, personOf } from '../../access/signed-in-person.ts';
import { tellAskedReset } from '../../access/tell-factors.ts';
import { findOwnCapabilities, findUser, mayComeIn, type User } from '../../access/user-repository.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../db/database.ts';
import { tellLive } from '../../events/tell-live.ts';
import { job } from '../../jobs/job.ts';
import { byOf, changing, type Inside } from './own-factors.ts';

const BATCH = 100;

/** Who asks once more is answered when the first takes effect, and the person is not mailed again. */
export async function askReset(deps: Inside, id: number): Promise<EpochSeconds> {
  await insiderHere(deps);
  const user = await personOf(deps, id);
  return changing(deps, user, async (inside) => {
    const { db, now, actor, ip } = inside;
    const person = { id: user.id, capabilities: await heldBy(db, user) };
    const problem = resetProblem({ id: actor.user_id, capabilities: actor.capabilities }, person);
    if (problem) throw fail(problem === 'yourself' ? 'person_is_yourself' : 'person_beyond_you');
    const { hasCode, passkeys } = await findFactors(db, user.id);
    if (!hasCode && passkeys === 0) throw fail('factor_missing');
    const before = await findReset(db, user.id);
    if (before) return resetDue(secondsOf(before.asked));
    const asked = utcInstant(now());
    const due = resetDue(now());
    await insertReset(db, { user_id: user.id, asked_by: actor.user_id, asked, ip });
    await tellAskedReset(inside, user, { by: actor.email, ip, due });
    await writeAudit(db, {
      at: asked,
      ...byOf(deps),
      action: 'factor.reset_ask',
      object_kind: 'person',
      object_id: String(user.id),
      after: { due: utcInstant(due) },
      result: 'succeeded',
    });
    return due;
  });
}

export async function cancelReset(deps: Inside, user_id: number | undefined): Promise<void> {
  await insiderHere(deps);
  const user = await personOf(deps, user_id);
  await changing(deps, user, async (inside) => {
    if (!(await endReset(inside, user.id, { ...byOf(deps), why: 'cancelled' })))
      throw fail('factor_reset_over');
  });
}

/** What somebody may do today: nothing, while they may not come in. */
const heldBy = async (db: Database, user: User): Promise<readonly string[]> =>
  mayComeIn(user) ? capabilitiesOf(user.role, await findOwnCapabilities(db, user)) : [];

type Running = Pick<Inside, 'db' | 'now' | 'config'>;

/** Takes away what a day has passed for, and ends what nobody could ask for any more. */
export const finishResets = job({
  name: 'factors.finish-resets',
  input: z.object({}),
  attemptsMax: 1,
  async run(deps) {
    for (const { user_id } of await listResets(deps.db, BATCH)) await finishReset(deps, user_id);
    forgetSessions();
  },
});

const finishReset = (deps: Running, user_id: number): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', user_id).forUpdate().execute();
    const inside = { db: trx, now: deps.now, config: deps.config };
    // The person may have used a factor while this waited for its turn.
    const reset = await findReset(trx, user_id);
    const user = await findUser(trx, user_id);
    const asker = reset && (await findUser(trx, reset.asked_by));
    if (!reset || !user || !asker) return;
    const standing = resetStanding(await bothToday(trx, { reset, user, asker }), deps.now());
    if (standing === 'waiting') return;
    const by = { actor_id: asker.id, actor_email: asker.email, ip: reset.ip };
    if (standing === 'due') await removeAllFactors(inside, user, by);
    else await endReset(inside, user_id, { ...by, why: 'void' });
    await tellLive(trx, 'person', [String(user_id)]);
  });

async function bothToday(
  db: Database,
  { reset, user, asker }: Readonly<{ reset: FactorReset; user: User; asker: User }>,
) {
  return {
    asked: secondsOf(reset.asked),
    by: { id: asker.id, capabilities: await heldBy(db, asker) },
    person: { id: user.id, capabilities: await heldBy(db, user) },
  };
}
