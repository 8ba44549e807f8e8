import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FraudOutcomeRow, fraudOutcome } from '#contract/fraud-outcomes.ts';
import type { Deps } from '../../deps.ts';
import { inTurn } from '../../http/download-turns.ts';
import { openDownload, watchDownload } from '../../http/open-download.ts';
import type { Context, Streamed } from '../../http/route.ts';
import { withhold } from '../../http/withhold.ts';
import { compiled } from '../../rows/compiled-schema.ts';
import { type OutcomeOrder, type OutcomeQuery, readOutcomes } from './fraud-outcomes-repository.ts';

/** More than a spreadsheet opens at once. */
const DOWNLOADED_MAX = 50_000;
const ROWS_AT_ONCE = 500;
/** About as long as the rows of a piece take to be read, so that a file is at worst written at half its pace. */
const PATIENCE_MS = 5;

type Asked = OutcomeQuery & OutcomeOrder;
type Needs = Pick<Deps, 'db' | 'requestsFirst'>;
type Asking = Needs & Pick<Context, 'actor' | 'ip' | 'log' | 'now'>;

/** Written while it is read, as exports are: whoever reads slowly keeps a few rows in the memory, and no connection. */
export async function downloadOutcomes(context: Asking, asked: Asked): Promise<Streamed> {
  const file = { id: nameOf(asked), kind: 'fraud_outcomes' };
  const body = await openDownload(context, file, (destination) =>
    inTurn(destination, () => writeOutcomes(context, asked, destination)),
  );
  return { body, contentType: 'application/json; charset=utf-8' };
}

/** The same question is the same file, and another one is another: it has no id but this. */
const nameOf = ({ outcomes, search = [], sort, direction }: Asked): string =>
  createHash('sha256')
    .update(JSON.stringify([[...outcomes].sort(), search, sort, direction]))
    .digest('hex')
    .slice(0, 32);

async function writeOutcomes(needs: Asking, asked: Asked, destination: Writable): Promise<void> {
  let bytes = 0;
  async function* counted() {
    for await (const piece of piecesOf(needs, asked)) {
      const chunk = Buffer.from(piece);
      bytes += chunk.length;
      yield chunk;
    }
  }
  const stopWatching = watchDownload(destination, () => bytes);
  try {
    await pipeline(Readable.from(counted()), destination);
  } finally {
    stopWatching();
  }
}

async function* piecesOf({ db, requestsFirst, actor }: Asking, asked: Asked): AsyncGenerator<string> {
  const named = compiled(fraudOutcome);
  const seen = (row: unknown) => withhold(fraudOutcome, named.parse(row), actor.capabilities);
  yield '{"data":[';
  let after: FraudOutcomeRow | undefined;
  for (let count = 0; count < DOWNLOADED_MAX; count += ROWS_AT_ONCE) {
    if (requestsFirst.isOneUnderWay()) await requestsFirst.letPass(PATIENCE_MS);
    const rows = await readOutcomes(db, asked, { limit: ROWS_AT_ONCE, after });
    if (rows.length === 0) break;
    const text = rows.map((row) => JSON.stringify(seen(row))).join(',');
    yield after ? `,${text}` : text;
    if (rows.length < ROWS_AT_ONCE) break;
    after = rows.at(-1);
  }
  yield ']}';
}
