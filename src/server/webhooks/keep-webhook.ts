import { fail } from '#contract/kit/errors.ts';
import { holdsAll } from '#domain/people/person-change.ts';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import {
  neededFor,
  PING_TOPIC,
  topicsOf,
  type WebhookKind,
  type WebhookStatus,
} from '#domain/webhooks/webhook-topics.ts';
import { sealFor } from '../access/factors/factor-key.ts';
import { authorOf } from '../audit/author-of.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Database } from '../db/database.ts';
import type { Actor, Deps } from '../deps.ts';
import { isPrivateInDigits } from '../judged-lookup.ts';
import { addDelivery } from './deliveries-repository.ts';
import { makeSecret } from './webhook-secret.ts';
import {
  deleteWebhook,
  findSecrets,
  findWebhook,
  insertWebhook,
  updateWebhook,
  type WebhookRow,
} from './webhooks-repository.ts';

type By = Pick<Deps, 'db' | 'now' | 'config'> & Readonly<{ actor: Actor; ip: string }>;

export type NewWebhook = Readonly<{
  kind: WebhookKind;
  name: string;
  url: string;
  topics: readonly string[];
  /** Without it, one is made. */
  secret?: string | undefined;
}>;

/** Both secrets sign for so long after one was changed. */
const BOTH_FOR_S = DAY_S;

export type MadeWebhook = Readonly<{ webhook: WebhookRow; secret: string }>;

/** Somebody hears of these from the next commit on. A store's is told at once that it was made. */
export async function makeWebhook(by: By, wanted: NewWebhook): Promise<MadeWebhook> {
  const { db, now, config, actor } = by;
  checkTopics(by, wanted.kind, wanted.topics);
  checkAddress(by, wanted.url);
  const secret = wanted.secret || makeSecret();
  const at = utcInstant(now());
  const id = await db.transaction().execute(async (trx) => {
    const made = await insertWebhook(trx, {
      ...{ kind: wanted.kind, name: wanted.name, url: wanted.url, topics: [...wanted.topics] },
      ...{ user_id: actor.user_id, api_key_id: actor.api_key_id ?? null, created: at, modified: at },
      sealed_secret: sealFor({ config }, actor.user_id, Buffer.from(secret)),
    });
    if (wanted.kind === 'store') await ping(trx, made, at);
    await noteChange(by, trx, 'webhook.create', made, {
      name: wanted.name,
      url: wanted.url,
      topics: wanted.topics,
    });
    return made;
  });
  return { webhook: await demandWebhook(db, id), secret };
}

export type WebhookChange = Readonly<{
  name?: string | undefined;
  url?: string | undefined;
  topics?: readonly string[] | undefined;
  status?: WebhookStatus | undefined;
  secret?: string | undefined;
}>;

/** Started again, it has failed never, and a store's is told so. */
export async function changeWebhook(by: By, id: number, change: WebhookChange): Promise<WebhookRow> {
  const { db, now, config } = by;
  const { name, url, topics, status, secret } = change;
  const before = await demandWebhook(db, id);
  // Nobody leads elsewhere what they may not read themselves.
  checkTopics(by, before.kind, topics ?? before.topics);
  if (url !== undefined && url !== before.url) checkAddress(by, url);
  const at = utcInstant(now());
  const starts = status === 'active' && before.status !== 'active';
  await db.transaction().execute(async (trx) => {
    await updateWebhook(trx, id, {
      ...(name !== undefined && { name }),
      ...(url !== undefined && { url }),
      ...(topics && { topics: [...topics] }),
      ...(status !== undefined && { status }),
      ...(starts && { failures: 0 }),
      ...(secret && { sealed_secret: sealFor({ config }, before.user_id, Buffer.from(secret)) }),
      modified: at,
    });
    if (starts && before.kind === 'store') await ping(trx, id, at);
    await noteChange(by, trx, 'webhook.change', id, {
      name,
      url,
      topics,
      status,
      ...(secret && { secret: 'changed' }),
    });
  });
  return demandWebhook(db, id);
}

/** A new secret; the former one signs along for a day. */
export async function rotateSecret(by: By, id: number): Promise<MadeWebhook> {
  const { db, now, config } = by;
  const secret = makeSecret();
  await db.transaction().execute(async (trx) => {
    const secrets = await findSecrets(trx, id);
    if (!secrets) throw fail('webhook_missing');
    await updateWebhook(trx, id, {
      sealed_secret: sealFor({ config }, secrets.user_id, Buffer.from(secret)),
      former_secret: secrets.sealed_secret,
      former_until: utcInstant(epochSeconds(now() + BOTH_FOR_S)),
      modified: utcInstant(now()),
    });
    await noteChange(by, trx, 'webhook.rotate', id, undefined);
  });
  return { webhook: await demandWebhook(db, id), secret };
}

export const removeWebhook = (by: By, id: number): Promise<boolean> =>
  by.db.transaction().execute(async (trx) => {
    if (!(await deleteWebhook(trx, id))) return false;
    await noteChange(by, trx, 'webhook.delete', id, undefined);
    return true;
  });

export async function demandWebhook(db: Database, id: number): Promise<WebhookRow> {
  const found = await findWebhook(db, id);
  if (!found) throw fail('webhook_missing');
  return found;
}

/** As stores do: a form, unsigned, and whatever becomes of it changes nothing. */
const ping = (trx: Database, webhook_id: number, created: ReturnType<typeof utcInstant>) =>
  addDelivery(trx, {
    webhook_id,
    topic: PING_TOPIC,
    resource: PING_TOPIC,
    object_id: String(webhook_id),
    created,
  });

function checkTopics({ actor }: By, kind: WebhookKind, topics: readonly string[]): void {
  const known = topicsOf(kind);
  const isMixed = topics.some((topic) => !known.includes(topic)) || (kind === 'store' && topics.length > 1);
  if (isMixed) throw fail('webhook_topics_mixed');
  if (!holdsAll(actor.capabilities, neededFor(topics))) throw fail('webhook_beyond_you');
}

/** Names that lead inside wherever they are looked up. */
const INSIDE = /(^|\.)(localhost|local|internal|lan|home\.arpa)\.?$/i;

/** Told early, where it can be seen. Each delivery judges what the name means by then, and that is what counts. */
function checkAddress({ config }: By, url: string): void {
  if (config.webhooksPrivate) return;
  const to = new URL(url);
  if (isPrivateInDigits(to) || INSIDE.test(to.hostname)) throw fail('webhook_address_private');
}

const noteChange = (
  { now, actor, ip }: By,
  trx: Database,
  action: string,
  id: number,
  after: unknown,
): Promise<void> =>
  writeAudit(trx, {
    ...authorOf({ actor, ip }),
    at: utcInstant(now()),
    ...{ action, object_kind: 'webhook', object_id: String(id), after, result: 'succeeded' },
  });
