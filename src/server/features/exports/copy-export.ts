import { createHash } from 'node:crypto';
import { Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Deps } from '../../deps.ts';
import { getStore } from '../options/store-repository.ts';
import { copyText } from './copy-query.ts';
import { takeSlot } from './copy-slots.ts';
import type { FileFacts } from './exports-repository.ts';
import { type FileRequest, fileQuery } from './file-request.ts';
import { watchStall } from './watch-stall.ts';

/** Spreadsheets take a file for UTF-8 only when it starts with this; without it names outside of English break. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const CHUNK_BYTES = 256 * 1024;

type Needs = Pick<Deps, 'db' | 'pool' | 'config' | 'log'>;

/**
 * Writes the file to a destination in one snapshot, at the pace of its reader. When the reader goes away or stands
 * still, everything is given back: the turn, the connection, and the work the database still had.
 */
export async function copyExport(
  deps: Needs,
  request: FileRequest,
  destination: Writable,
): Promise<FileFacts> {
  const gone = new AbortController();
  destination.once('close', () => gone.abort(new Error('The reader of an export went away.')));
  const endTurn = await takeSlot(gone.signal);
  try {
    const { timezone } = await getStore(deps);
    const query = await fileQuery(deps.db, request, timezone);
    gone.signal.throwIfAborted();
    const client = await deps.pool.connect();
    const onBroken = (error: Error) => deps.log.warn({ err: error }, 'the connection of an export broke');
    client.on('error', onBroken);
    let broken = true;
    try {
      const facts = await copyOn(client, copyText(query.compile(deps.db)), timezone, destination);
      broken = false;
      return facts;
    } finally {
      client.off('error', onBroken);
      client.release(broken); // A connection in the middle of a file can only be closed.
    }
  } finally {
    endTurn();
  }
}

async function copyOn(
  client: pg.PoolClient,
  text: string,
  zone: string,
  destination: Writable,
): Promise<FileFacts> {
  await client.query('begin transaction isolation level repeatable read, read only');
  await client.query('select set_config($1, $2, true)', ['timezone', zone]);
  // Sorting in memory is worth it here, and the pace of the reader decides how long the statement takes.
  await client.query("set local work_mem = '64MB'; set local statement_timeout = 0");

  const rows = client.query(copyTo(text, { highWaterMark: CHUNK_BYTES }));
  const meter = fileMeter();
  const stopWatching = watchStall(destination, meter.bytes);
  try {
    await pipeline(rows, meter.stream, destination);
  } finally {
    stopWatching();
  }
  await client.query('commit');
  return { rows: rows.rowCount, bytes: meter.bytes(), sha256: meter.sha256() };
}

/** Counts and hashes what passes, and puts the byte order mark in front. */
function fileMeter() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    highWaterMark: CHUNK_BYTES,
    construct(done) {
      this.push(count(BYTE_ORDER_MARK));
      done();
    },
    transform: (chunk: Buffer, _, done) => done(null, count(chunk)),
  });
  const count = (chunk: Buffer): Buffer => {
    bytes += chunk.length;
    hash.update(chunk);
    return chunk;
  };
  return { stream, bytes: () => bytes, sha256: () => hash.digest('hex') };
}
