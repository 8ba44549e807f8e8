import type { Deps } from '../../deps.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { writeOptions } from '../../store/options-repository.ts';
import { MOVING_OPTION } from './billing-repository.ts';
import { moveBillingIntoStore } from './move-billing.job.ts';

/** In the caller's transaction. Asked twice, it moves once: what is in the store already stays there. */
export async function scheduleMigration(inside: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await writeOptions(inside, { [MOVING_OPTION]: true });
  await enqueue(inside.db, moveBillingIntoStore, {}, { key: 'move billing' });
}
