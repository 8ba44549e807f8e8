import { sql } from 'kysely';
import * as z from 'zod/mini';
import { type EpochSeconds, secondsOf, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';

const NAME = '_account_opening';

const text = z.optional(z.string());
const application = z.object({
  mode: z.enum(['live', 'sandbox']),
  country: z.string(),
  email: z.string(),
  progressive: z.boolean(),
  assessment: z.object({
    country: text,
    business_type: text,
    structure: text,
    mcc: text,
    annual_revenue: text,
    go_live_timeframe: text,
    business_name: text,
    url: text,
  }),
  promotion: text,
});
const savedOpening = z.object({
  key: z.string(),
  application,
  /** Ways to pay to ask for as soon as it is there. */
  methods: z.array(z.string()),
  asked_by: z.object({
    actor_id: z.nullable(z.int()),
    actor_email: z.string(),
    api_key: z.optional(z.string()),
    ip: z.string(),
  }),
});

/** An account that was asked for, written down before it was: until it is here, nobody knows whether it was opened. */
export type Opening = z.output<typeof savedOpening> & Readonly<{ since: EpochSeconds }>;

export async function findOpening(db: Database): Promise<Opening | undefined> {
  const row = await db
    .selectFrom('options')
    .select(['value', 'updated'])
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row && { ...savedOpening.parse(row.value), since: secondsOf(row.updated) };
}

/** Of two that begin at once, both go on with the one that was first. */
export async function beginOpening(
  db: Database,
  opening: Omit<Opening, 'since'>,
  now: EpochSeconds,
): Promise<Opening> {
  await db
    .insertInto('options')
    .values({ name: NAME, value: JSON.stringify(opening), updated: utcInstant(now) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await findOpening(db)) ?? { ...opening, since: now };
}

/** Whether it was still open. */
export async function endOpening(db: Database, { key }: Pick<Opening, 'key'>): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('options')
    .where('name', '=', NAME)
    .where(sql`value->>'key'`, '=', key)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
