import { sql } from 'kysely';
import { databaseFailureOf } from '#domain/running/database-failure.ts';
import { soldElsewhere } from '../config.ts';
import type { Database } from '../db/database.ts';
import { ofFew } from '../db/plan-once.ts';
import type { Deps } from '../deps.ts';
import { enqueueAll } from '../jobs/enqueue.ts';
import { type Looks, lookAgain } from '../look-again.ts';
import { mailerOf } from '../mail/mailer.ts';
import { type KeyedMail, mailOf, writeSent } from '../mail/outbox.ts';
import { occasionOf, writeCustomerMail } from './customer-mail.ts';
import { mailCustomer } from './mail-customer.job.ts';
import { readOptions } from './options-repository.ts';
import { listOrdersOfMails, type OrderOfMail } from './store-orders.ts';

const LOOK_EVERY_MS = 1000;
/** While many pay, their mails leave together. */
const REST_MS = 100;
/** No mail server is asked for more connections at once. */
const AT_ONCE = 10;
/** A transaction is open meanwhile: a mail that takes longer is left to a job. */
const PATIENCE_MS = 20_000;

type CourierDeps = Pick<Deps, 'db' | 'config' | 'now' | 'log'>;

/** By database: what is committed in the courier's own process need not wait for its next look. */
const looksOf = new WeakMap<Database, Looks>();
export const tellCustomersSoon = (db: Database): void => looksOf.get(db)?.soon();

/** Writes to customers, for as long as the process lives. */
export function startCustomerCourier(deps: CourierDeps): Pick<Looks, 'stop'> {
  const stopping = new AbortController();
  const look = async (isAsked: boolean): Promise<void> => {
    if (!isAsked && !(await isSomethingWaiting(deps.db))) return;
    while (!stopping.signal.aborted && (await tellWaiting(deps, stopping.signal)) === AT_ONCE);
  };
  const looks = lookAgain(look, {
    everyMs: LOOK_EVERY_MS,
    restMs: REST_MS,
    onError: (error) => deps.log.warn({ err: error }, 'the mails to customers wait for the database'),
  });
  looksOf.set(deps.db, looks);
  return {
    stop: async () => {
      stopping.abort();
      await looks.stop();
    },
  };
}

const isSomethingWaiting = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('customers_to_tell').select('id').limit(1).executeTakeFirst()) !== undefined;

/** One courier at a time, of whatever process, so that nobody is told twice; the others find nothing meanwhile. */
const TAKEN = sql<Pick<OrderOfMail, 'order_id' | 'mail' | 'refund_id'>>`
  delete from customers_to_tell where id in (
    select id from customers_to_tell where (select pg_try_advisory_xact_lock(hashtext('mails to customers')))
    order by id limit ${sql.lit(AT_ONCE)})
  returning order_id, mail, refund_id`;

/** Answers how many things were told of, whether or not somebody had to hear of them. */
export async function tellWaiting(deps: CourierDeps, stopping?: AbortSignal): Promise<number> {
  try {
    return await tellTogether(deps, stopping);
  } catch (error) {
    if (databaseFailureOf(error)) throw error;
    deps.log.error({ err: error }, 'mails to customers could not be sent together');
    return deps.db.transaction().execute(async (trx) => {
      const taken = await listOrdersOfMails(trx, TAKEN);
      await leaveToJobs(trx, taken);
      return taken.length;
    });
  }
}

/**
 * Takes some of what waits, sends the mails, and writes down that they left: all of it is one commit, and a process that ends
 * before it leaves everything as it was. What could not be sent is a job from then on.
 */
const tellTogether = ({ db, config, now, log }: CourierDeps, stopping?: AbortSignal): Promise<number> =>
  ofFew(db).execute(async (trx) => {
    const taken = await listOrdersOfMails(trx, TAKEN);
    // What is told twice is one mail; and one that was written down has left, or has a job.
    const orders = new Map(taken.filter(({ is_mailed }) => !is_mailed).map((order) => [order.key, order]));
    // A store that is attached writes to its customers itself.
    if (orders.size === 0 || soldElsewhere(config)) return taken.length;
    const options = await readOptions({ db: trx, config });
    const mailer = mailerOf(config);
    const { isOver, close } = openPatience(stopping);
    const sent: KeyedMail[] = [];
    const left: OrderOfMail[] = [];
    const send = async (order: OrderOfMail): Promise<void> => {
      const message = await writeCustomerMail(options, order);
      if (!message) return;
      const mail = mailOf(occasionOf(order), message);
      await Promise.race([mailer(mail), isOver]);
      sent.push({ key: order.key, mail });
    };
    const sending = [...orders.values()].map((order) =>
      send(order).catch((error: unknown) => {
        log.warn({ order: order.order_id, err: error }, 'a mail to a customer was left to a job');
        left.push(order);
      }),
    );
    await Promise.all(sending);
    close();
    await writeSent(trx, sent, now());
    await leaveToJobs(trx, left);
    return taken.length;
  });

/** `isOver` fails when that took too long, or the process is to end. */
function openPatience(stopping?: AbortSignal) {
  let end: () => void = () => undefined;
  const isOver = new Promise<never>((_, reject) => {
    end = () => reject(new Error('The mail server took too long.'));
  });
  isOver.catch(() => undefined); // Nearly always nobody waits for it any more.
  const timer = setTimeout(end, PATIENCE_MS);
  stopping?.addEventListener('abort', end);
  if (stopping?.aborted) end();
  const close = () => {
    clearTimeout(timer);
    stopping?.removeEventListener('abort', end);
  };
  return { isOver, close };
}

const leaveToJobs = (trx: Database, orders: readonly OrderOfMail[]): Promise<void> =>
  enqueueAll(
    trx,
    mailCustomer,
    orders.map(({ key, order_id, mail, refund_id }) => ({
      input: { order_id, mail, ...(refund_id !== null && { refund_id }) },
      when: { key: `customer:${key}` },
    })),
  );
