import pg from 'pg';
import { databaseFailureOf } from '#domain/running/database-failure.ts';
import type { Logger } from '../logger.ts';
import { type Lines, openLines, over } from './lines.ts';

/** How the database stands: it answers and may be written, it answers and may not, or it does not answer. */
export type Standing = 'answers' | 'read_only' | 'away';

export type DatabaseWatch = Readonly<{
  /** Asks now; whoever asks meanwhile gets the same answer. Never longer than `SILENCE_MS`. */
  look(): Promise<Standing>;
  /** From now on it is looked at by itself. */
  begin(): void;
  stop(): Promise<void>;
}>;

type Watching = Readonly<{
  connection: pg.ClientConfig;
  /** Of everybody else: cut when the database is silent, or when those they lead to may no longer be written. */
  lines: Pick<Lines, 'cut'>;
  log: Logger;
}>;

const LOOK_EVERY_MS = 1000;
/** Whoever has said nothing at all for so long, on a line of its own and to the smallest question, is not busy but gone. */
const SILENCE_MS = 4000;

/**
 * A database that stops refuses and cuts, and everybody learns of it at once. One that is frozen, or behind a network that
 * lost it, is silent, and whoever asked would wait; one that a failover made a standby answers, and refuses to write on every
 * line that was opened before. Somebody has to notice, and cuts the lines: the next ones lead to whoever is there then.
 */
export function watchDatabase({ connection, lines, log }: Watching): DatabaseWatch {
  const own = openLines();
  let client: pg.Client | undefined;
  let known: Standing = 'answers';
  let since = 0;
  let looking: Promise<Standing> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const hangUp = () => {
    client = undefined;
    own.cut('the one who watches the database hangs up');
  };
  const connect = async (): Promise<pg.Client> => {
    const mine = new pg.Client({ ...connection, ...over(own) });
    mine.on('error', () => {
      if (client === mine) client = undefined;
    });
    await mine.connect();
    client = mine;
    return mine;
  };
  const ask = async (): Promise<Standing> => {
    const asked = client ?? (await connect());
    const { rows } = await asked.query<{ transaction_read_only: string }>('show transaction_read_only');
    return rows[0]?.transaction_read_only === 'off' ? 'answers' : 'read_only';
  };
  /** A line may be cut without the database being away: then a new one answers, unless patience is over already. */
  const askTwice = async (patience: AbortSignal): Promise<Standing> => {
    const hadLine = client !== undefined;
    try {
      return await ask();
    } catch (error) {
      hangUp();
      if (!hadLine || stopped || patience.aborted) throw error;
      return ask();
    }
  };
  const settle = (standing: Standing, error?: unknown): Standing => {
    if (standing === 'read_only') hangUp(); // The next look is a new line, which may lead to another server.
    if (standing === known || stopped) return standing;
    const ms = Math.round(performance.now() - since);
    since = performance.now();
    if (standing === 'answers') log.warn({ ms, was: known }, 'the database answers again');
    else if (standing === 'read_only') log.error({}, 'the database answers and cannot be written');
    else log.error({ err: error }, 'the database does not answer');
    // Lines that were opened to a server that may not write stay with it, also when another one took its place.
    if (known === 'read_only' || standing === 'read_only') lines.cut('the database could not be written');
    known = standing;
    return standing;
  };
  const lookOnce = async (): Promise<Standing> => {
    const silence = silenceAfter(SILENCE_MS);
    const patience = new AbortController();
    try {
      const heard = await Promise.race([askTwice(patience.signal), silence.begun]);
      if (heard !== 'silent') return settle(heard);
      patience.abort();
      hangUp();
      lines.cut('the database is silent');
      return settle('away', new Error(`Nothing was heard for ${SILENCE_MS / 1000} s.`));
    } catch (error) {
      return settle(databaseFailureOf(error) === 'read_only' ? 'read_only' : 'away', error);
    } finally {
      silence.over();
    }
  };
  const look = (): Promise<Standing> => {
    looking ??= lookOnce().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const lookAgainSoon = () => {
    if (stopped) return;
    timer = setTimeout(() => void look().finally(lookAgainSoon), LOOK_EVERY_MS).unref();
  };

  return {
    look,
    begin: lookAgainSoon,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      hangUp();
      await looking;
    },
  };
}

/** A process that was itself too busy to listen hears first what has arrived meanwhile: only then is it silence. */
function silenceAfter(ms: number): Readonly<{ begun: Promise<'silent'>; over: () => void }> {
  let timer: NodeJS.Timeout | undefined;
  const begun = new Promise<'silent'>((resolve) => {
    timer = setTimeout(() => setImmediate(resolve, 'silent'), ms);
  });
  return { begun, over: () => clearTimeout(timer) };
}
