import { fail } from '#contract/kit/errors.ts';
import { pageOf } from '#contract/kit/fields.ts';
import * as contract from '#contract/webhooks.ts';
import { holdsAll } from '#domain/people/person-change.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { neededFor, TEST_TOPIC } from '#domain/webhooks/webhook-topics.ts';
import { vouchingPerson } from '../../access/signed-in-person.ts';
import type { Database } from '../../db/database.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import {
  addDelivery,
  type DeliveryRow,
  findDelivery,
  listDeliveries,
} from '../../webhooks/deliveries-repository.ts';
import { toldProblem } from '../../webhooks/delivery-problem.ts';
import {
  changeWebhook,
  demandWebhook,
  makeWebhook,
  removeWebhook,
  rotateSecret,
} from '../../webhooks/keep-webhook.ts';
import { findLastDeliveries, listWebhooks, type WebhookRow } from '../../webhooks/webhooks-repository.ts';

const TEST_DATA = { message: 'This is a test. Nothing happened.' };

async function shown(db: Database, webhooks: readonly WebhookRow[]): Promise<contract.Webhook[]> {
  const last = await findLastDeliveries(
    db,
    webhooks.map(({ id }) => id),
  );
  const problemIn = (row: DeliveryRow | undefined) => (row ? toldProblem(row) : null);
  return webhooks.map((webhook) => ({ ...webhook, last: problemIn(last.get(webhook.id)) }));
}

async function one({ db }: Context, webhook: WebhookRow): Promise<contract.Webhook> {
  const [found] = await shown(db, [webhook]);
  if (!found) throw fail('webhook_missing');
  return found;
}

/** What is sent to a webhook that is stopped would wait unseen. */
async function demandActive({ db }: Context, id: number): Promise<WebhookRow> {
  const webhook = await demandWebhook(db, id);
  if (webhook.status !== 'active') throw fail('webhook_off');
  return webhook;
}

async function sendAgain(context: Context, id: number, delivery_id: number): Promise<DeliveryRow> {
  const { db, now } = context;
  await demandActive(context, id);
  const former = await findDelivery(db, id, delivery_id);
  if (!former) throw fail('webhook_missing');
  const { topic, resource, object_id, body, data } = former;
  return addDelivery(db, {
    ...{ webhook_id: id, topic, resource, object_id, body, created: utcInstant(now()) },
    data: data === null ? null : JSON.stringify(data),
  });
}

/** The answer holds a secret, so nobody can propose it. */
const ONLY_FOR_YOU = { prepare: async () => undefined, showsSecret: true } as const;

export const webhooksRoutes: readonly Route[] = [
  route(contract.listWebhooks, async ({ db }) => ({ data: await shown(db, await listWebhooks(db)) })),
  route(
    contract.createWebhook,
    async (context, wanted) => {
      // What leaves the house is decided by a person; tools make theirs under wc/v3.
      await vouchingPerson(context);
      const { webhook, secret } = await makeWebhook(context, wanted);
      return { ...(await one(context, webhook)), secret };
    },
    ONLY_FOR_YOU,
  ),
  route(contract.changeWebhook, async (context, { id, ...change }) =>
    one(context, await changeWebhook(context, id, change)),
  ),
  route(contract.deleteWebhook, async (context, { id }) => {
    if (!(await removeWebhook(context, id))) throw fail('webhook_missing');
    return { id, deleted: true as const };
  }),
  route(
    contract.rotateWebhook,
    async (context, { id }) => {
      await vouchingPerson(context);
      const { webhook, secret } = await rotateSecret(context, id);
      return { ...(await one(context, webhook)), secret };
    },
    ONLY_FOR_YOU,
  ),
  route(contract.testWebhook, async (context, { id }) => {
    await demandActive(context, id);
    const created = utcInstant(context.now());
    const about = { topic: TEST_TOPIC, resource: TEST_TOPIC, object_id: String(id), created };
    return addDelivery(context.db, { webhook_id: id, ...about, data: JSON.stringify(TEST_DATA) });
  }),
  route(contract.listWebhookDeliveries, async ({ db }, { id, ...paging }) => {
    await demandWebhook(db, id);
    const { data, total_count } = await listDeliveries(db, id, pageOf(paging));
    return { data: data.map(toldProblem), total_count };
  }),
  route(contract.getWebhookDelivery, async ({ db, actor }, { id, delivery_id }) => {
    const found = await findDelivery(db, id, delivery_id);
    if (!found) throw fail('webhook_missing');
    if (!holdsAll(actor.capabilities, neededFor([found.topic]))) throw fail('webhook_beyond_you');
    return toldProblem(found);
  }),
  route(contract.sendDeliveryAgain, (context, { id, delivery_id }) => sendAgain(context, id, delivery_id)),
];
