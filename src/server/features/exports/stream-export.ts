import { PassThrough } from 'node:stream';
import { fail } from '#contract/kit/errors.ts';
import { dayOf, wallClock } from '#domain/shared/time-zone.ts';
import { callerName } from '../../access/caller-name.ts';
import type { Deps } from '../../deps.ts';
import type { Context, Streamed } from '../../http/route.ts';
import { getStore } from '../../store/store-repository.ts';
import { copyExport } from './copy-export.ts';
import { claimPlace, isQueueFull, takeTurn } from './download-turns.ts';
import { markFailed, markFinished, markStreaming, type StoredExport } from './exports-repository.ts';

const RETRY_AFTER_S = 30;

type Streaming = Deps & Pick<Context, 'actor'>;

/** Every download is a new snapshot; its facts are kept when its last byte has been handed over. */
export async function streamExport(deps: Streaming, record: StoredExport): Promise<Streamed> {
  if (isQueueFull()) throw fail('wcpay_unavailable', { retry_after_s: RETRY_AFTER_S });
  const filename = await exportFilename(deps, record);
  const givePlaceBack = claimPlace(callerName(deps.actor));
  if (!givePlaceBack) throw fail('export_under_way', { retry_after_s: RETRY_AFTER_S });
  const body = new PassThrough();
  // Whoever has the last byte may ask for the next file at once.
  body.once('end', givePlaceBack).once('close', givePlaceBack);
  void produce(deps, record, body);
  return { body, contentType: 'text/csv; charset=utf-8', filename };
}

async function produce(deps: Deps, record: StoredExport, body: PassThrough): Promise<void> {
  try {
    await markStreaming(deps.db, record.id);
    const facts = await copyExport(deps, record, body, takeTurn);
    await markFinished(deps.db, record.id, facts, deps.now());
  } catch (error) {
    body.destroy(error instanceof Error ? error : new Error(String(error)));
    deps.log.warn({ err: error, export_id: record.id }, 'an export broke off');
    await markFailed(deps.db, record.id).catch((problem) => {
      deps.log.error({ err: problem, export_id: record.id }, 'a broken export could not be noted');
    });
  }
}

/** `transactions-2026-11-15-094105.csv`: when the snapshot was taken, on the store's clock. */
export async function exportFilename(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  { kind }: Pick<StoredExport, 'kind'>,
): Promise<string> {
  const { timezone } = await getStore(deps);
  const { hour, minute, second } = wallClock(deps.now(), timezone);
  const time = [hour, minute, second].map((part) => String(part).padStart(2, '0')).join('');
  return `${kind}-${dayOf(deps.now(), timezone)}-${time}.csv`;
}
