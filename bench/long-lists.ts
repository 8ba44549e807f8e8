import { sql } from 'kysely';
import { listDisputes as disputesContract } from '#contract/disputes.ts';
import { exportDisputes, exportPayouts } from '#contract/exports.ts';
import { listPayouts as payoutsContract } from '#contract/payouts.ts';
import type { Database } from '#server/db/database.ts';
import type { Deps } from '#server/deps.ts';
import { disputesFileQuery } from '#server/features/disputes/disputes-file-repository.ts';
import { listDisputes, sumDisputes } from '#server/features/disputes/disputes-list-repository.ts';
import { payoutsFileQuery } from '#server/features/payouts/payouts-file-repository.ts';
import { listPayouts, summarizePayouts } from '#server/features/payouts/payouts-list-repository.ts';
import type { Exported } from './export-rate.ts';
import type { Case } from './transaction-cases.ts';

const PAGE = 25;
const ZONE = 'UTC';
const GROWTH = { growth: 1.5 };
type Query = Readonly<Record<string, string | string[]>>;

const nameOf = (query: Query): string =>
  Object.entries(query)
    .map(([field, value]) => `${field}=${value}`)
    .join(' ') || 'no filter';

/** The same rows again and again under other ids, each a little older than the one before, until there are enough. */
export async function growLists(db: Database, rows: number): Promise<void> {
  const older = sql`make_interval(secs => copy.n * 3)`;
  const wanted = (table: string) =>
    sql`generate_series(1, ceil(${rows}::numeric / (select count(*) from ${sql.table(table)}))::int) as copy (n)`;
  await db.transaction().execute(async (all) => {
    await sql`set local statement_timeout = 0`.execute(all); // A million rows take longer than any request may.
    await sql`insert into payouts
      select (jsonb_populate_record(p, jsonb_build_object('id', p.id || '_' || copy.n, 'date', p.date - ${older},
        'created', p.created - ${older}))).*
      from payouts p cross join ${wanted('payouts')} limit ${rows}`.execute(all);
    await sql`insert into disputes
      select (jsonb_populate_record(d, jsonb_build_object('id', d.id || '_' || copy.n, 'created', d.created - ${older}))).*
      from disputes d cross join ${wanted('disputes')} limit ${rows}`.execute(all);
  });
  await sql`vacuum analyze payouts, disputes`.execute(db);
}

type Listed = Readonly<{ total_count: number }>;
type ListAt = (deps: Deps, page: number) => Promise<Listed>;

/** The first page and the last, whichever that is at the time. */
const pagesOf = (name: string, list: ListAt): readonly Case[] => [
  { name: `${name}, page 1`, bar: GROWTH, run: (deps) => list(deps, 1) },
  {
    name: `${name}, last page`,
    bar: GROWTH,
    run: async (deps) => {
      const { total_count } = await list(deps, 1);
      return list(deps, Math.max(1, Math.ceil(total_count / PAGE)));
    },
  },
];

const payoutsCases = (query: Query): readonly Case[] => {
  const asked = payoutsContract.input.parse(query);
  return [
    ...pagesOf(`payouts: ${nameOf(query)}`, ({ db }, page) =>
      listPayouts(db, asked, ZONE, { page, pagesize: PAGE }),
    ),
    {
      name: `payouts: ${nameOf(query)}, summary`,
      bar: GROWTH,
      run: ({ db }) => summarizePayouts(db, asked, ZONE),
    },
  ];
};
const disputesCases = (query: Query): readonly Case[] => {
  const asked = disputesContract.input.parse(query);
  return [
    ...pagesOf(`disputes: ${nameOf(query)}`, ({ db, store }, page) =>
      listDisputes(db, store.links, asked, ZONE, { page, pagesize: PAGE }),
    ),
    {
      name: `disputes: ${nameOf(query)}, summary`,
      bar: GROWTH,
      run: ({ db }) => sumDisputes(db, asked, ZONE),
    },
  ];
};

const PAYOUTS: readonly Query[] = [
  {},
  { sort: 'amount' },
  { status_is: 'failed' },
  { store_currency_is: 'eur' },
];
const DISPUTES: readonly Query[] = [
  {},
  { sort: 'amount' },
  { search: ['needs_response', 'warning_needs_response'] },
  { store_currency_is: 'eur' },
];
export const longListCases: readonly Case[] = [
  ...PAYOUTS.flatMap(payoutsCases),
  ...DISPUTES.flatMap(disputesCases),
];

const payoutsAsked = exportPayouts.input.parse({});
const disputesAsked = exportDisputes.input.parse({});
export const payoutsExport: Exported = {
  name: 'payouts',
  resource: 'deposits',
  query: async () => payoutsFileQuery({ filters: payoutsAsked, columns: payoutsAsked.columns }, ZONE),
};
export const longExports: readonly Exported[] = [
  payoutsExport,
  {
    name: 'disputes',
    resource: 'disputes',
    query: async () => disputesFileQuery({ filters: disputesAsked, columns: disputesAsked.columns }, ZONE),
  },
];
