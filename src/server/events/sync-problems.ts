import { AppError, appError, type ErrorCode, fail } from '#contract/kit/errors.ts';
import { FAILURES } from '#contract/kit/failures.ts';
import { inSource } from '#domain/shared/spoken.ts';
import { utcInstant } from '#domain/shared/time.ts';
import type { Deps } from '../deps.ts';
import { tellLive } from './tell-live.ts';

type NotingDeps = Pick<Deps, 'db' | 'now' | 'log'>;

/** Where following the provider can fail: what it sends, what we fetch, the first copy, the comparison, or one kind of record. */
export type Place = Readonly<{ provider: string; source: string }>;

/**
 * Does a piece of following the provider, and keeps for the Sync page what stood in its way. What goes well again is
 * forgotten. The failure itself goes on: whoever runs this decides what becomes of it.
 */
export async function watched<Done>(
  deps: NotingDeps,
  place: Place,
  work: () => Promise<Done>,
): Promise<Done> {
  try {
    const done = await work();
    await forgetProblems(deps, place);
    return done;
  } catch (error) {
    await noteProblem(deps, place, error);
    throw error;
  }
}

/** What the provider sends by itself. */
export const DELIVERIES = 'deliveries';

/** Never fails itself: a problem that cannot be written down is at least in the log. */
export async function noteProblem(deps: NotingDeps, place: Place, error: unknown, times = 1): Promise<void> {
  const { code, details } = error instanceof AppError ? error : fail('wcpay_server_error');
  // Whoever reads it may speak any language.
  const { message } = inSource(() => appError(code, details));
  deps.log.warn({ ...place, code, err: error }, message);
  const at = utcInstant(deps.now());
  try {
    await deps.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('sync_problems')
        .values({ ...place, code, message, times, since: at, last: at })
        .onConflict((conflict) =>
          conflict.columns(['provider', 'source', 'code']).doUpdateSet(({ ref, eb }) => ({
            message,
            last: at,
            times: eb(ref('sync_problems.times'), '+', times),
          })),
        )
        .execute();
      await tellLive(trx, 'sync', []);
    });
  } catch (failure) {
    deps.log.error({ err: failure }, 'what stands in the way could not be written down');
  }
}

/** One record that could be read again says nothing of another that still waits since before it failed. */
export const forgetProblems = (deps: NotingDeps, { provider, source }: Place): Promise<void> =>
  forgetProblemsOf(deps, provider, [source]);

/** The same of several kinds. */
export async function forgetProblemsOf(
  { db }: NotingDeps,
  provider: string,
  sources: readonly string[],
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('sync_problems')
    .where('provider', '=', provider)
    .where('source', 'in', sources)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('provider_events')
            .select('id')
            .whereRef('provider_events.provider', '=', 'sync_problems.provider')
            .whereRef('provider_events.kind', '=', 'sync_problems.source')
            .whereRef('provider_events.received', '<=', 'sync_problems.last')
            .where('provider_events.state', '=', 'waiting'),
        ),
      ),
    )
    .executeTakeFirst();
  if (numDeletedRows > 0n) await tellLive(db, 'sync', []);
}

/** A failure that was written down with its words, in the listener's; where these need more than its code, they stay. */
export function toldFailure<Row extends Readonly<{ code: string; message: string }>>(row: Row): Row {
  const { code } = row;
  if (!isErrorCode(code)) return row;
  const say = () => appError(code, {}).message;
  try {
    return inSource(say) === row.message ? { ...row, message: say() } : row;
  } catch {
    return row; // Its words are made of details, which are not kept.
  }
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(FAILURES, code);
