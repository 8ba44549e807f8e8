import { momentsOfDraft } from '#domain/disputes/draft-moments.ts';
import { secondsOf } from '#domain/shared/time.ts';
import type { Payout } from '#provider/provider-objects.ts';
import type { Deps } from '../deps.ts';
import { eachDueDispute } from '../features/disputes/due-disputes-repository.ts';
import { handInDrafts } from '../features/evidence/hand-in-drafts.job.ts';

/**
 * A simulated clock is moved by days in one step. What we would have done on the way, before the provider does what falls
 * due, is done there: otherwise no deadline could be tried without waiting for it.
 */
export function actOnTheWay(deps: Deps): Deps {
  const { simulator } = deps;
  if (!simulator) return deps;
  const { controls } = simulator;
  const setClock: typeof controls.setClock = async (to) => {
    const now = await controls.now();
    const moments = new Set<ReturnType<typeof secondsOf>>();
    for await (const { draft, due_by } of eachDueDispute(deps.db, { now, aheadS: to - now })) {
      if (draft === null) continue;
      for (const at of momentsOfDraft(secondsOf(due_by))) if (at > now && at < to) moments.add(at);
    }
    const payouts: Payout[] = [];
    for (const at of [...moments].sort((one, other) => one - other)) {
      payouts.push(...(await controls.setClock(at)));
      await handInDrafts.run(deps, {});
    }
    return [...payouts, ...(await controls.setClock(to))];
  };
  return { ...deps, simulator: { ...simulator, controls: { ...controls, setClock } } };
}
