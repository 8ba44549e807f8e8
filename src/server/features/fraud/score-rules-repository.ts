import { sql } from 'kysely';
import type { RuleScore } from '#contract/fraud.ts';
import { RULE_KEYS, type RuleKey } from '#domain/fraud/saved-rule.ts';
import { type Currency, minor } from '#domain/shared/money.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';

type Counts = Omit<RuleScore, 'key' | 'stopped'>;
type Row = Counts & Readonly<{ key: RuleKey; currency: Currency; stopped: number }>;

/** What each rule that fired since a moment really did, and what became of the payments it held. */
export async function scoreRules(db: Database, since: UtcInstant): Promise<RuleScore[]> {
  const { rows } = await sql<Row>`
    with fired as (
      select result.key, c.currency, c.amount, c.data->'screening'->>'outcome' = 'review' as was_held,
        i.status, i.data->>'cancellation_reason' as reason,
        exists (select from disputes d where d.provider = c.provider and d.charge_id = c.id
          and d.status not like 'warning%') as was_disputed
      from charges c
      join payment_intents i on i.provider = c.provider and i.id = c.payment_intent_id
      cross join lateral jsonb_each_text(c.data->'screening'->'ruleset_results') as result
      where c.data->'screening'->>'outcome' in ('review', 'block') and c.created >= ${since}
        and result.value <> 'allow' and result.key = any(${[...RULE_KEYS]}::text[])
    ), judged as (
      select *, was_held and status = 'canceled' and reason is distinct from 'automatic' as was_refused from fired
    )
    select key, currency,
      count(*) filter (where was_held) as held,
      count(*) filter (where not was_held) as blocked,
      count(*) filter (where was_held and status = 'succeeded') as approved,
      count(*) filter (where was_refused) as refused,
      count(*) filter (where was_held and status = 'canceled' and reason = 'automatic') as lapsed,
      count(*) filter (where was_held and status = 'requires_capture') as waiting,
      count(*) filter (where was_held and status = 'succeeded' and was_disputed) as disputed,
      coalesce(sum(amount) filter (where was_refused or not was_held), 0)::int8 as stopped
    from judged group by 1, 2 order by 1, 2`.execute(db);
  return RULE_KEYS.flatMap((key) => {
    const own = rows.filter((row) => row.key === key);
    return own.length === 0 ? [] : [scoreOf(key, own)];
  });
}

function scoreOf(key: RuleKey, rows: readonly Row[]): RuleScore {
  const total = (of: (row: Row) => number): number => rows.reduce((sum, row) => sum + of(row), 0);
  return {
    key,
    held: total(({ held }) => held),
    blocked: total(({ blocked }) => blocked),
    approved: total(({ approved }) => approved),
    refused: total(({ refused }) => refused),
    lapsed: total(({ lapsed }) => lapsed),
    waiting: total(({ waiting }) => waiting),
    disputed: total(({ disputed }) => disputed),
    stopped: rows
      .filter(({ stopped }) => stopped > 0)
      .map(({ currency, stopped }) => ({ currency, amount: minor(stopped) })),
  };
}
