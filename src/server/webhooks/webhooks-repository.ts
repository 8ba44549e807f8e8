import { type Insertable, sql, type Updateable } from 'kysely';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { WebhookKind, WebhookStatus } from '#domain/webhooks/webhook-topics.ts';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema/schema.ts';
import { type DeliveryRow, SHOWN } from './deliveries-repository.ts';

export type WebhookRow = Readonly<{
  id: number;
  kind: WebhookKind;
  name: string;
  status: WebhookStatus;
  topics: string[];
  url: string;
  user_id: number;
  user_email: string;
  failures: number;
  waiting: number;
  created: UtcInstant;
  modified: UtcInstant;
  former_until: UtcInstant | null;
}>;

const rows = (db: Database) =>
  db
    .selectFrom('webhooks')
    .innerJoin('users', 'users.id', 'webhooks.user_id')
    .select(['webhooks.id', 'kind', 'name', 'status', 'topics', 'url', 'user_id', 'email as user_email'])
    .select(['failures', 'webhooks.created', 'webhooks.modified', 'former_until'])
    .select(
      sql<number>`(select count(*) from webhook_deliveries d where d.webhook_id = webhooks.id and d.state = 'waiting')`.as(
        'waiting',
      ),
    );

export const listWebhooks = (db: Database): Promise<WebhookRow[]> =>
  rows(db).orderBy('webhooks.id', 'desc').execute();

export const findWebhook = (db: Database, id: number): Promise<WebhookRow | undefined> =>
  rows(db).where('webhooks.id', '=', id).executeTakeFirst();

/** What was last told to each. */
export async function findLastDeliveries(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, DeliveryRow>> {
  if (ids.length === 0) return new Map();
  const { rows: found } = await sql<DeliveryRow>`
    select last.* from unnest(${`{${ids.join(',')}}`}::int8[]) as asked (id)
    cross join lateral (
      select ${SHOWN} from webhook_deliveries where webhook_id = asked.id order by id desc limit 1) as last`.execute(
    db,
  );
  return new Map(found.map((delivery) => [delivery.webhook_id, delivery]));
}

type StoreWebhooksQuery = Readonly<{
  status?: WebhookStatus | undefined;
  search?: string | undefined;
  include?: readonly number[] | undefined;
  exclude?: readonly number[] | undefined;
}>;

/** Those that speak as stores do; a merchant has a handful, so they are chosen and sorted here. */
export async function listStoreWebhooks(db: Database, query: StoreWebhooksQuery): Promise<WebhookRow[]> {
  const { status, search = '', include = [], exclude = [] } = query;
  const found = await rows(db).where('kind', '=', 'store').orderBy('webhooks.id', 'desc').execute();
  return found.filter(
    (webhook) =>
      (status === undefined || webhook.status === status) &&
      (include.length === 0 || include.includes(webhook.id)) &&
      !exclude.includes(webhook.id) &&
      webhook.name.toLowerCase().includes(search.toLowerCase()),
  );
}

export async function insertWebhook(trx: Database, webhook: Insertable<Schema['webhooks']>): Promise<number> {
  const { id } = await trx.insertInto('webhooks').values(webhook).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Failures are counted one after another; whoever writes down what happened does not wait for that. */
export const lockWebhook = async (trx: Database, id: number): Promise<void> => {
  await trx.selectFrom('webhooks').select('id').where('id', '=', id).forNoKeyUpdate().execute();
};

export const updateWebhook = async (
  trx: Database,
  id: number,
  change: Updateable<Schema['webhooks']>,
): Promise<void> => {
  await trx.updateTable('webhooks').set(change).where('id', '=', id).execute();
};

export const deleteWebhook = async (trx: Database, id: number): Promise<boolean> => {
  const { numDeletedRows } = await trx.deleteFrom('webhooks').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
};

export const findSecrets = (db: Database, id: number) =>
  db
    .selectFrom('webhooks')
    .select(['user_id', 'sealed_secret', 'former_secret', 'former_until'])
    .where('id', '=', id)
    .executeTakeFirst();
