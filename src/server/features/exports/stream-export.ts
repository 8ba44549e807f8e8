import type { Writable } from 'node:stream';
import { filePeriod } from '#domain/shared/file-period.ts';
import { dayOf, wallClock } from '#domain/shared/time-zone.ts';
import type { Deps } from '../../deps.ts';
import { inTurn } from '../../http/download-turns.ts';
import { openDownload } from '../../http/open-download.ts';
import type { Context, Streamed } from '../../http/route.ts';
import { getStore } from '../../store/store-repository.ts';
import { findAccount } from '../page-settings/account-repository.ts';
import { copyExport } from './copy-export.ts';
import { markFailed, markFinished, markStreaming, type StoredExport } from './exports-repository.ts';

type Streaming = Deps & Pick<Context, 'actor' | 'ip'>;

/** Every download is a new snapshot; its facts are kept when its last byte has been handed over. */
export async function streamExport(deps: Streaming, record: StoredExport): Promise<Streamed> {
  const filename = await exportFilename(deps, record);
  const body = await openDownload(deps, record, (destination) => write(deps, record, destination));
  return { body, contentType: 'text/csv; charset=utf-8', filename };
}

async function write(deps: Streaming, record: StoredExport, destination: Writable): Promise<void> {
  try {
    await markStreaming(deps.db, record.id);
    const facts = await inTurn(destination, () => copyExport(deps, record, deps.actor, destination));
    await markFinished(deps.db, record.id, facts, deps.now());
  } catch (error) {
    await markFailed(deps.db, record.id).catch((problem) => {
      deps.log.error({ err: problem, export_id: record.id }, 'a broken export could not be noted');
    });
    throw error;
  }
}

/**
 * `transactions-2026-10-01-to-2026-10-31-at-2026-11-15-094105.csv`: the period, and when the snapshot was taken, on the
 * store's clock. Without a period it reaches until then: `transactions-until-2026-11-15-094105.csv`. A file of a sandbox
 * says so first, because nobody may book it.
 */
export async function exportFilename(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  { kind, filters }: Pick<StoredExport, 'kind' | 'filters'>,
): Promise<string> {
  const [{ timezone }, account] = await Promise.all([getStore(deps), findAccount(deps.db)]);
  const { hour, minute, second } = wallClock(deps.now(), timezone);
  const time = [hour, minute, second].map((part) => String(part).padStart(2, '0')).join('');
  const period = filePeriod(filters, timezone);
  const sandbox = account?.is_live === false ? 'sandbox-' : '';
  return `${sandbox}${kind}-${period ? `${period}-at` : 'until'}-${dayOf(deps.now(), timezone)}-${time}.csv`;
}
