import type { Received } from '#contract/kit/endpoint.ts';
import { AppError, fail } from '#contract/kit/errors.ts';
import * as contract from '#contract/woocommerce/webhooks.ts';
import { partsOfTopic, STORE_TOPICS } from '#domain/webhooks/webhook-topics.ts';
import { bareTimes } from '#domain/woocommerce/bare-time.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import { changeWebhook, makeWebhook, removeWebhook } from '../../webhooks/keep-webhook.ts';
import { findWebhook, listStoreWebhooks, type WebhookRow } from '../../webhooks/webhooks-repository.ts';
import { aroundOf } from './around.ts';
import type { Around } from './order-form.ts';
import { runBatch } from './wc-batch.ts';
import { pageWithTotals, rowsOf, timesOf } from './wc-page.ts';

type Asked = Received<typeof contract.listWcWebhooks>;
type Created = Received<typeof contract.createWcWebhook>;
type Changed = Received<(typeof contract.updateWcWebhook)[number]>;

function wcWebhook(webhook: WebhookRow, around: Around): contract.WcWebhook {
  const { id, name, status, topics, url, created, modified } = webhook;
  const [topic = ''] = topics;
  const [made, changed] = [bareTimes(created, around.zone), bareTimes(modified, around.zone)];
  return {
    ...{ id, name, status, topic, ...partsOfTopic(topic), hooks: [], delivery_url: url },
    ...{ date_created: made.local, date_created_gmt: made.gmt },
    ...{ date_modified: changed.local, date_modified_gmt: changed.gmt },
    _links: { self: around.link(`/webhooks/${id}`), collection: around.link('/webhooks') },
  };
}

/** Those of our own form are none of a store's. */
async function findStoreWebhook({ db }: Context, id: number, changing?: true): Promise<WebhookRow> {
  const found = await findWebhook(db, id);
  if (found?.kind !== 'store')
    throw fail('woocommerce_rest_shop_webhook_invalid_id', changing ? { changing } : {});
  return found;
}

function demandTopic(topic: string | undefined): void {
  if (topic !== undefined && !STORE_TOPICS.some((known) => known === topic))
    throw fail('woocommerce_rest_shop_webhook_invalid_topic');
}

const NO_ADDRESS = 'Webhook delivery URL must be a valid URL starting with http:// or https://.';
function demandUrl(url: string | undefined): void {
  if (url !== undefined && !(/^https?:\/\//i.test(url) && URL.canParse(url)))
    throw fail('woocommerce_rest_shop_webhook_invalid_delivery_url', { reason: NO_ADDRESS });
}

/** An address into a private network is, for a tool, an address that does not do. */
function asStoresSay(error: unknown): unknown {
  return error instanceof AppError && error.code === 'webhook_address_private'
    ? fail('woocommerce_rest_shop_webhook_invalid_delivery_url', { reason: error.message })
    : error;
}

async function createWebhook(context: Context, { id, name, topic, delivery_url, secret }: Created) {
  if (id !== undefined) throw fail('woocommerce_rest_shop_webhook_exists');
  demandTopic(topic);
  demandUrl(delivery_url);
  const around = await aroundOf(context);
  const wanted = {
    kind: 'store',
    name: name || nameOf(context),
    url: delivery_url,
    topics: [topic],
    secret,
  } as const;
  const made = await makeWebhook(context, wanted).catch((error) => {
    throw asStoresSay(error);
  });
  return wcWebhook(made.webhook, around);
}

const nameOf = ({ now }: Context): string =>
  `Webhook created on ${new Date(now() * 1000).toISOString().slice(0, 16).replace('T', ' @ ')}`;

async function updateWebhook(context: Context, { id, name, topic, delivery_url, secret, status }: Changed) {
  await findStoreWebhook(context, id, true);
  demandTopic(topic);
  demandUrl(delivery_url);
  const change = {
    name,
    url: delivery_url,
    secret,
    status,
    topics: topic === undefined ? undefined : [topic],
  };
  const changed = await changeWebhook(context, id, change).catch((error) => {
    throw asStoresSay(error);
  });
  return wcWebhook(changed, await aroundOf(context));
}

async function removeOne(context: Context, id: number) {
  const webhook = await findStoreWebhook(context, id);
  await removeWebhook(context, id);
  return wcWebhook(webhook, await aroundOf(context));
}

async function listWebhooks(context: Context, asked: Asked) {
  const around = await aroundOf(context);
  const { after, before, modified_after, modified_before } = timesOf(asked, around.zone);
  const { status, search, include, exclude, orderby, order = 'desc' } = asked;
  const all = await listStoreWebhooks(context.db, {
    ...{ status: status === 'all' ? undefined : status, search, include, exclude },
  });
  const found = all.filter(
    ({ created, modified }) =>
      (!after || created > after) &&
      (!before || created < before) &&
      (!modified_after || modified > modified_after) &&
      (!modified_before || modified < modified_before),
  );
  const place = ({ id, created, name }: WebhookRow): string =>
    ({ date: created, id: '', title: name })[orderby] + String(id).padStart(16, '0');
  const way = order === 'asc' ? 1 : -1;
  found.sort((one, other) => way * (place(one) < place(other) ? -1 : 1));
  const { offset, limit } = rowsOf(asked);
  const data = found.slice(offset, offset + limit).map((webhook) => wcWebhook(webhook, around));
  return pageWithTotals(context, '/webhooks', asked, { data, total_count: found.length });
}

const ways = {
  create: { input: contract.createWcWebhook.input, handle: createWebhook },
  update: { input: contract.webhookChange, handle: updateWebhook },
  remove: removeOne,
};

export const wcWebhooksRoutes: readonly Route[] = [
  route(contract.listWcWebhooks, listWebhooks),
  route(contract.getWcWebhook, async (context, { id }) =>
    wcWebhook(await findStoreWebhook(context, id), await aroundOf(context)),
  ),
  route(contract.createWcWebhook, createWebhook),
  ...contract.updateWcWebhook.map((endpoint) => route(endpoint, updateWebhook)),
  route(contract.deleteWcWebhook, async (context, { id, force }) => {
    if (force) return removeOne(context, id);
    await findStoreWebhook(context, id);
    throw fail('woocommerce_rest_trash_not_supported', { what: 'Webhooks' });
  }),
  ...contract.batchWcWebhooks.map((endpoint) =>
    route(endpoint, (context, asked) => runBatch(context, asked, ways)),
  ),
];
