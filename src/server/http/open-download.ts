import { PassThrough, type Readable, type Writable } from 'node:stream';
import { fail } from '#contract/kit/errors.ts';
import { DOWNLOAD_MS_MAX } from '#domain/running/reader-pace.ts';
import { noteExport } from '../audit/note-export.ts';
import { claimPlace, isQueueFull } from './download-turns.ts';
import type { Context } from './route.ts';
import { watchReader } from './watch-reader.ts';

const RETRY_AFTER_S = 30;

type Opening = Pick<Context, 'db' | 'now' | 'log' | 'actor' | 'ip'>;

/**
 * Opens a file that is written while it is read: claims the caller's place, writes down who takes it, and answers what is to
 * be sent. Whoever is refused has taken nothing, so nothing is written down.
 */
export async function openDownload(
  context: Opening,
  file: Readonly<{ id: string; kind: string }>,
  write: (body: Writable) => Promise<void>,
): Promise<Readable> {
  if (isQueueFull()) throw fail('wcpay_unavailable', { retry_after_s: RETRY_AFTER_S });
  const givePlaceBack = claimPlace(context.actor.user_id);
  if (!givePlaceBack) throw fail('export_under_way', { retry_after_s: RETRY_AFTER_S });
  try {
    await context.db.transaction().execute((db) => noteExport({ ...context, db }, 'export.download', file));
  } catch (error) {
    givePlaceBack();
    throw error;
  }
  const body = new PassThrough();
  // Whoever has the last byte may ask for the next file at once.
  body.once('end', givePlaceBack).once('close', givePlaceBack);
  write(body).catch((error) => {
    body.destroy(error instanceof Error ? error : new Error(String(error)));
    context.log.warn({ err: error, export_id: file.id }, 'a download broke off');
  });
  return body;
}

const WORDS = {
  still: 'The reader of a file stopped reading.',
  slow: 'The reader of a file took less than 8 kB a second for two minutes.',
};

/** Ends a destination whose reader is too slow for what is waiting, or takes too long: so nobody holds a turn for ever. */
export function watchDownload(destination: Writable, takenBytes: () => number): () => void {
  const stopWatching = watchReader({
    isAwaited: () => destination.writableNeedDrain,
    takenBytes,
    onTooSlow: (pace) => destination.destroy(new Error(WORDS[pace])),
  });
  const timer = setTimeout(
    () => destination.destroy(new Error('The reader of a file took longer than two hours.')),
    DOWNLOAD_MS_MAX,
  );
  timer.unref();
  return () => {
    stopWatching();
    clearTimeout(timer);
  };
}
