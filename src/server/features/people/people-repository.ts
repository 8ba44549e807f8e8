import { type SqlBool, sql } from 'kysely';
import type { Received } from '#contract/kit/endpoint.ts';
import type { Colleague, listPeople } from '#contract/people.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import { allOf, anyOf, type Condition, containing } from '../../db/conditions.ts';
import type { Database } from '../../db/database.ts';

type Filters = Pick<
  Received<typeof listPeople>,
  'state_is' | 'role_is' | 'factor_is' | 'search' | 'sort' | 'direction'
>;
type Paging = Readonly<{ page: number; pagesize: number; now: UtcInstant }>;
export type ListedPerson = Omit<Colleague, 'role_name' | 'may_change'>;

/** Whoever works here, and whoever is invited to, as one list. */
const COLLEAGUES = sql`
  select u.id, u.display_name as name, u.email, u.role,
    case when u.suspended is null then 'active' else 'suspended' end as state,
    array_remove(array[
      case when exists (select from passkeys p where p.user_id = u.id) then 'passkey' end,
      case when exists (select from code_factors c where c.user_id = u.id) then 'code' end
    ], null) as factors,
    (select max(s.last_seen) from sessions s where s.user_id = u.id) as last_seen,
    u.created, null::timestamptz(0) as expires, null::text as invited_by
  from users u where u.removed is null
  union all
  select i.id, i.first_name, i.email, i.role, 'invited', null, null, i.created, i.expires, b.display_name
  from invitations i join users b on b.id = i.invited_by where i.ended is null`;

const ORDERS = {
  name: sql`lower(name)`,
  last_seen: sql`last_seen`,
  created: sql`created`,
} as const;

export async function listColleagues(
  db: Database,
  { sort, direction, ...filters }: Filters,
  { page, pagesize, now }: Paging,
): Promise<{ data: ListedPerson[]; total_count: number }> {
  const matching = sql`from (${COLLEAGUES}) as colleagues where ${allOf(conditionsOf(filters))}`;
  const way = direction === 'asc' ? sql`asc nulls first` : sql`desc nulls last`;
  const [{ rows: data }, { rows: counted }] = await Promise.all([
    sql<ListedPerson>`
      select *, coalesce(expires <= ${now}, false) as is_expired ${matching}
      order by ${ORDERS[sort]} ${way}, lower(email), id
      limit ${pagesize} offset ${(page - 1) * pagesize}`.execute(db),
    sql<{ total_count: number }>`select count(*)::int as total_count ${matching}`.execute(db),
  ]);
  return { data, total_count: counted[0]?.total_count ?? 0 };
}

function conditionsOf({
  state_is,
  role_is,
  factor_is,
  search = [],
}: Omit<Filters, 'sort' | 'direction'>): readonly Condition[] {
  const terms = [search].flat().filter((term) => term.trim() !== '');
  return [
    ...(state_is ? [sql<SqlBool>`state = ${state_is}`] : []),
    ...(role_is ? [sql<SqlBool>`role = ${role_is}`] : []),
    ...(factor_is === 'none' ? [sql<SqlBool>`factors = '{}'`] : []),
    ...(factor_is && factor_is !== 'none' ? [sql<SqlBool>`${factor_is} = any(factors)`] : []),
    ...(terms.length > 0 ? [anyOf(terms.map(wordsOf))] : []),
  ];
}

/** Every word of the term is in the name or the address. */
const wordsOf = (term: string): Condition =>
  allOf(
    term
      .trim()
      .toLowerCase()
      .split(/\s+/)
      .map((word) => sql<SqlBool>`lower(name || ' ' || email) like ${containing(word)}`),
  );
