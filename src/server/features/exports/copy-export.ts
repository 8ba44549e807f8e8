import { createHash } from 'node:crypto';
import { Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { fileLanguage } from '#domain/settings/export-language.ts';
import { copyText, wholeText } from '../../db/copy-text.ts';
import { connectAside } from '../../db/replica.ts';
import type { Deps } from '../../deps.ts';
import { watchDownload } from '../../http/open-download.ts';
import type { RequestsFirst } from '../../http/requests-first.ts';
import { speak } from '../../languages/speak.ts';
import { getStore } from '../../store/store-repository.ts';
import type { FileFacts } from './exports-repository.ts';
import { type FileRequest, fileQuery, type Reader } from './file-request.ts';

/** Spreadsheets take a file for UTF-8 only when it starts with this; without it names outside of English break. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const CHUNK_BYTES = 256 * 1024;
/** A chunk takes about as long to read from the database, so that a file is at worst written at half its pace. */
const PATIENCE_MS = 5;

type Needs = Pick<Deps, 'db' | 'pool' | 'replica' | 'config' | 'log' | 'requestsFirst'>;

/**
 * Writes the file to a destination in one snapshot, at the pace of its reader. When the reader goes away or is too
 * slow, everything is given back: the connection, and the work the database still had.
 */
export async function copyExport(
  deps: Needs,
  request: FileRequest & Readonly<{ locale: string }>,
  reader: Reader,
  destination: Writable,
): Promise<FileFacts & Readonly<{ rows: number }>> {
  const { timezone } = await getStore(deps);
  // In the language of the file, whatever language whoever asks for it works in.
  const text = await speak(fileLanguage(request.locale), async () => {
    const query = await fileQuery(deps.db, request, timezone, reader);
    return wholeText(query.compile(deps.db));
  });
  if (destination.destroyed) throw new Error('The reader of a file went away.');
  const { client, onFailure } = await connectAside(deps);
  const onBroken = (error: Error) => deps.log.warn({ err: error }, 'the connection of an export broke');
  client.on('error', onBroken);
  let broken = true;
  try {
    const facts = await copyOn(client, { text, timezone, requests: deps.requestsFirst }, destination);
    broken = false;
    return facts;
  } catch (error) {
    onFailure(error); // Whoever asks for the file again gets it of the primary.
    throw error;
  } finally {
    client.off('error', onBroken);
    client.release(broken); // A connection in the middle of a file can only be closed.
  }
}

type Copied = Readonly<{ text: string; timezone: string; requests: RequestsFirst }>;

async function copyOn(
  client: pg.PoolClient,
  { text, timezone, requests }: Copied,
  destination: Writable,
): Promise<FileFacts & Readonly<{ rows: number }>> {
  await client.query('begin transaction isolation level repeatable read, read only');
  await client.query('select set_config($1, $2, true)', ['timezone', timezone]);
  // Sorting in memory is worth it here, and the pace of the reader decides how long the statement takes.
  await client.query("set local work_mem = '64MB'; set local statement_timeout = 0");

  const rows = client.query(copyTo(copyText(text), { highWaterMark: CHUNK_BYTES }));
  const meter = fileMeter(requests);
  const stopWatching = watchDownload(destination, meter.bytes);
  try {
    await pipeline(rows, meter.stream, destination);
  } finally {
    stopWatching();
  }
  await client.query('commit');
  return { rows: rows.rowCount, bytes: meter.bytes(), sha256: meter.sha256() };
}

/** Counts and hashes what passes, puts the byte order mark in front, and lets a person who waits for a page go first. */
function fileMeter(requests: RequestsFirst) {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    highWaterMark: CHUNK_BYTES,
    construct(done) {
      this.push(count(BYTE_ORDER_MARK));
      done();
    },
    transform(chunk: Buffer, _, done) {
      const pass = () => done(null, count(chunk));
      if (requests.isOneUnderWay()) void requests.letPass(PATIENCE_MS).then(pass);
      else pass();
    },
  });
  const count = (chunk: Buffer): Buffer => {
    bytes += chunk.length;
    hash.update(chunk);
    return chunk;
  };
  return { stream, bytes: () => bytes, sha256: () => hash.digest('hex') };
}
