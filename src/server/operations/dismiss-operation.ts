import { fail } from '#contract/kit/errors.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { authorOf } from '../audit/author-of.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Actor, Deps } from '../deps.ts';
import { tellLive } from '../events/tell-live.ts';
import { findOperation, lockOperation, moveOperation } from './operation-repository.ts';

type Dismissing = Pick<Deps, 'db' | 'now'> & Readonly<{ actor: Actor; ip: string }>;

/**
 * Somebody looked at the provider and says that it did not happen. Only a person can say so, their name is kept, and from
 * here on the same thing may be asked for again.
 */
export async function dismissOperation({ db, now, actor, ip }: Dismissing, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const known = await findOperation(trx, id);
    if (!known) throw fail('operation_missing');
    const operation = await lockOperation(trx, known.id);
    if (operation.state !== 'needs_attention') {
      throw fail('operation_not_dismissible', { state: operation.state });
    }
    const finished = utcInstant(now());
    const error = { code: 'operation_dismissed', details: {} };
    await moveOperation(trx, known.id, { state: 'failed', error: JSON.stringify(error), finished });
    await tellLive(trx, 'operation', [known.id]);
    await writeAudit(trx, {
      at: finished,
      ...authorOf({ actor, ip }),
      action: 'operation.dismiss',
      object_kind: operation.kind,
      object_id: known.id,
      before: { state: operation.state },
      after: { state: 'failed' },
      operation_id: known.id,
      result: 'failed' as const,
    });
  });
}
