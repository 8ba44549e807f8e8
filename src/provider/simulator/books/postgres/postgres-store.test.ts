import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { BEGINNING, beginAnew, START } from '#tests/simulator/postgres-bench.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import type { BalanceTransaction } from '../../../provider-objects.ts';
import { NOTHING } from '../../core/changes.ts';
import { type LedgerEntry, transfer } from '../../core/ledger.ts';
import { type SimObject, simObject } from '../../core/sim-object.ts';
import type { StoreTransaction } from '../../core/store.ts';
import { openPostgresStore, type PostgresStore } from './postgres-store.ts';

const usd = currency('usd');

let database: TestDatabase;
let store: PostgresStore;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());
beforeEach(async () => {
  ({ store } = await beginAnew(database.connection));
});
afterEach(() => store.close());

const aTransaction = (
  id: `txn_${string}`,
  differences: Partial<BalanceTransaction> = {},
): SimObject & { kind: 'transaction' } => {
  const value: BalanceTransaction = {
    id,
    type: 'charge',
    reporting_category: 'charge',
    created: START,
    available_on: START,
    status: 'available',
    currency: usd,
    amount: minor(100),
    fee: minor(0),
    net: minor(100),
    customer_currency: usd,
    customer_amount: minor(100),
    exchange_rate: null,
    fee_rates: null,
    charge: null,
    refund: null,
    dispute: null,
    loan: null,
    payout: null,
    metadata: {},
    ...differences,
  };
  return { kind: 'transaction', id, value };
};

const inAccount = <Answer>(work: (tx: StoreTransaction) => Promise<Answer>) =>
  store.transaction('acct_1', work);
const put = (...objects: readonly SimObject[]) =>
  inAccount((tx) => tx.apply({ ...NOTHING, put: objects }, START, () => 'evt_none'));
const post = (ledger: readonly LedgerEntry[]) =>
  inAccount((tx) => tx.apply({ ...NOTHING, ledger }, START, () => 'evt_none'));
const waiting = async () => (await inAccount((tx) => tx.waitingTransactions(usd))).map(({ id }) => id);

describe('money that waits', () => {
  test('is available, of one currency, has not left, and comes oldest first', async () => {
    await put(
      aTransaction('txn_b'),
      aTransaction('txn_pending', { status: 'pending' }),
      aTransaction('txn_a'),
      aTransaction('txn_eur', { currency: currency('eur') }),
      aTransaction('txn_left', { payout: 'po_1' }),
    );
    expect(await waiting()).toEqual(['txn_b', 'txn_a']);
    await put(aTransaction('txn_pending'));
    expect(await waiting()).toEqual(['txn_b', 'txn_pending', 'txn_a']);
  });

  test('goes to the end of the line when it comes back from a payout', async () => {
    await put(aTransaction('txn_1'), aTransaction('txn_2'), aTransaction('txn_3'));
    await put(aTransaction('txn_1', { payout: 'po_1' }), aTransaction('txn_2', { payout: 'po_1' }));
    expect(await waiting()).toEqual(['txn_3']);
    const left = await inAccount((tx) => tx.payoutTransactions('po_1'));
    expect(left.map(({ id }) => id)).toEqual(['txn_1', 'txn_2']);
    await put(aTransaction('txn_2'), aTransaction('txn_1'));
    expect(await waiting()).toEqual(['txn_3', 'txn_2', 'txn_1']);
  });

  test('belongs to one account', async () => {
    await put(aTransaction('txn_1'));
    expect(await store.transaction('acct_2', (tx) => tx.waitingTransactions(usd))).toEqual([]);
    expect(await store.transaction('acct_2', (tx) => tx.find('transaction', 'txn_1'))).toBeUndefined();
  });
});

describe('the ledger', () => {
  const entry = (amount: number, differences: Partial<LedgerEntry> = {}): LedgerEntry => ({
    ledger: 'customers',
    currency: usd,
    amount: minor(amount),
    transaction: null,
    payout: null,
    ...differences,
  });

  test('refuses entries that do not add up to nothing in each currency', async () => {
    await expect(post([entry(-5), entry(4, { ledger: 'fees' })])).rejects.toThrow('add up to -1');
    const mixed = [entry(-5), entry(5, { currency: currency('eur') })];
    await expect(post(mixed)).rejects.toThrow('instead of nothing');
    expect((await store.dump('acct_1')).ledger).toEqual([]);
    expect(await inAccount((tx) => tx.balances())).toEqual([]);
  });

  test('keeps balances that are the sums of its entries, in the order money first moved', async () => {
    await post(transfer('customers', 'merchant_pending', 700, usd, { transaction: 'txn_1' }));
    await post(transfer('merchant_pending', 'fees', 50, usd, { transaction: 'txn_1' }));
    expect(await inAccount((tx) => tx.balances())).toEqual([
      { ledger: 'customers', currency: 'usd', amount: -700 },
      { ledger: 'merchant_pending', currency: 'usd', amount: 650 },
      { ledger: 'fees', currency: 'usd', amount: 50 },
    ]);
  });

  test.each([
    'update simulator.entries set amount = amount + 1',
    'delete from simulator.entries',
    'truncate simulator.entries',
    `update simulator.events set type = 'payout.paid'`,
    'delete from simulator.events',
    'delete from simulator.answers',
  ])('is written once: %s', async (statement) => {
    await expect(database.pool.query(statement)).rejects.toThrow('written once and never changed');
  });
});

describe('what is kept comes back as it was given', () => {
  test('order of fields, odd characters and all', async () => {
    const metadata = {
      z: 'last first',
      a: 'tab\tline\nback\\slash "quoted" {"json":1}',
      n: 'nul \0 and \ud800',
    };
    const given = aTransaction('txn_odd', { metadata });
    await put(given);
    const found = await inAccount((tx) => tx.find('transaction', 'txn_odd'));
    expect(JSON.stringify(found)).toBe(JSON.stringify(given.value));
  });

  test('bytes of files', async () => {
    const content = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    await inAccount((tx) => tx.putContent('file_1', content));
    expect(await inAccount((tx) => tx.findContent('file_1'))).toEqual(content);
    expect(await inAccount((tx) => tx.findContent('file_2'))).toBeUndefined();
  });

  test('an id that no database can hold is merely unknown', async () => {
    expect(await inAccount((tx) => tx.find('charge', 'ch_\0'))).toBeUndefined();
    expect(await inAccount((tx) => tx.findContent('file_\0'))).toBeUndefined();
  });
});

describe('one unit of work', () => {
  test('reads what it wrote itself', async () => {
    const found = await inAccount(async (tx) => {
      await tx.find('transaction', 'txn_1');
      await tx.apply({ ...NOTHING, put: [aTransaction('txn_1')] }, START, () => 'evt_none');
      await tx.apply(
        { ...NOTHING, put: [aTransaction('txn_1', { fee: minor(3) })] },
        START,
        () => 'evt_none',
      );
      return tx.find('transaction', 'txn_1');
    });
    expect(found?.fee).toBe(3);
  });

  test('writes nothing when it fails, and has used up its number', async () => {
    const failing = inAccount(async (tx) => {
      await tx.nextCommand();
      await tx.setClock(epochSeconds(START + DAY_S));
      await tx.apply({ ...NOTHING, put: [aTransaction('txn_1')] }, START, () => 'evt_none');
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect((await store.dump('acct_1')).objects).toEqual([]);
    expect(await inAccount((tx) => tx.clock())).toBe(START);
    expect(await inAccount((tx) => tx.nextCommand())).toBe(2);
  });

  test('starts again when the database chose another one, and then counts once', async () => {
    await database.pool.query(`
      create sequence simulator.attempts;
      create function simulator.be_busy() returns trigger language plpgsql as $$
      begin
        if nextval('simulator.attempts') < 3 then raise exception 'busy' using errcode = '40001'; end if;
        return new;
      end $$;
      create trigger be_busy before insert on simulator.objects for each row execute function simulator.be_busy()`);
    let attempts = 0;
    const number = await inAccount(async (tx) => {
      attempts += 1;
      const drawn = await tx.nextCommand();
      await tx.apply({ ...NOTHING, put: [aTransaction('txn_1')] }, START, () => 'evt_none');
      return drawn;
    });
    expect({ attempts, number }).toEqual({ attempts: 3, number: 1 });
    await database.pool.query('alter sequence simulator.attempts restart increment -1 minvalue -100 start 1');
    await expect(put(aTransaction('txn_2'))).rejects.toThrow('busy');
  });

  test('cannot turn back time', async () => {
    await inAccount((tx) => tx.setClock(epochSeconds(START + 1)));
    await inAccount((tx) => tx.setClock(epochSeconds(START + 1)));
    await expect(inAccount((tx) => tx.setClock(START))).rejects.toThrow('time does not go back');
  });

  test('performs what is due once, though two saw it', async () => {
    const due = [{ at: START, kind: 'make_payouts', subject: 'acct_1' }] as const;
    await inAccount((tx) => tx.apply({ ...NOTHING, due }, START, () => 'evt_none'));
    const item = await inAccount((tx) => tx.nextDue(START));
    if (!item) throw new Error('Something is due.');
    const perform = () =>
      inAccount(async (tx) => {
        await tx.apply(
          { ...NOTHING, put: [aTransaction(`txn_${await tx.nextCommand()}`)] },
          START,
          () => 'evt_none',
        );
        await tx.removeDue(item);
      });
    const outcomes = await Promise.allSettled([perform(), perform()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await store.dump('acct_1')).objects).toHaveLength(1);
  });
});

describe('many at once', () => {
  test('commands of two processes on two accounts draw each number once, and events leave no gap', async () => {
    const other = await openPostgresStore(database.connection, BEGINNING);
    const numbers: number[] = [];
    const command = (books: PostgresStore, account_id: string) =>
      books.transaction(account_id, async (tx) => {
        const number = await tx.nextCommand();
        numbers.push(number);
        const events = [1, 2].map(() => ({ type: 'x', kind: 'transaction', id: `txn_${number}` }) as const);
        const one = simObject('transaction', aTransaction(`txn_${number}`).value);
        let event = 0;
        await tx.apply({ ...NOTHING, put: [one], events }, START, () => `evt_${number}_${event++}`);
      });
    try {
      await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          command(index % 2 === 0 ? store : other, index % 3 === 0 ? 'acct_1' : 'acct_2'),
        ),
      );
    } finally {
      await other.close();
    }
    expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    const feeds = await Promise.all(
      ['acct_1', 'acct_2'].map((account_id) =>
        store.transaction(account_id, (tx) => tx.eventsAfter(0, 1000)),
      ),
    );
    const sequences = feeds.flat().map(({ sequence }) => sequence);
    expect(sequences.sort((a, b) => a - b)).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
  });

  test('who finds the clock moved on meanwhile looks again, and time does not go back', async () => {
    const far = epochSeconds(START + 20);
    let attempts = 0;
    const met = await inAccount(async (tx) => {
      attempts += 1;
      const before = await tx.clock();
      if (attempts === 1) await store.transaction('acct_2', (other) => other.setClock(far));
      if (before < START + 15) await tx.setClock(epochSeconds(START + 15));
      await tx.nextCommand();
      return tx.clock();
    });
    expect({ attempts, met }).toEqual({ attempts: 2, met: far });
    expect(await inAccount((tx) => tx.nextCommand())).toBe(2);
  });

  test('what one account read it may rely on until it has written', async () => {
    const increase = () =>
      inAccount(async (tx) => {
        const before = await tx.find('transaction', 'txn_sum');
        const amount = minor((before?.amount ?? 0) + 1);
        await tx.apply({ ...NOTHING, put: [aTransaction('txn_sum', { amount })] }, START, () => 'evt_none');
      });
    await Promise.all(Array.from({ length: 50 }, increase));
    expect((await inAccount((tx) => tx.find('transaction', 'txn_sum')))?.amount).toBe(50);
  });
});
