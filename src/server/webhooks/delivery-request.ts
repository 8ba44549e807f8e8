import { createHash, createHmac } from 'node:crypto';
import type { EpochSeconds } from '#domain/shared/time.ts';
import { PING_TOPIC, partsOfTopic } from '#domain/webhooks/webhook-topics.ts';
import manifest from '../../../package.json' with { type: 'json' };
import type { Deps } from '../deps.ts';
import { SIGNATURE_HEADER, signatureOfAll } from '../events/event-signature.ts';
import type { TakenDelivery } from './deliveries-repository.ts';

type Signing = Readonly<{ secrets: readonly string[]; now: EpochSeconds; body: string }>;
type To = Pick<TakenDelivery, 'id' | 'webhook_id' | 'kind' | 'topic'>;

const AGENT = `Countinghouse/${manifest.version}`;

/** What travels beside the body: as stores say it, or as we do. */
export function headersOf(
  { config }: Pick<Deps, 'config'>,
  to: To,
  signing: Signing,
): Record<string, string> {
  if (to.topic === PING_TOPIC && to.kind === 'store')
    return { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': `${AGENT} Hookshot` };
  return to.kind === 'store' ? storeHeaders(config.publicUrl, to, signing) : ownHeaders(to, signing);
}

function storeHeaders(publicUrl: string, { id, webhook_id, topic }: To, { secrets, now, body }: Signing) {
  const { resource, event } = partsOfTopic(topic);
  return {
    'content-type': 'application/json',
    'user-agent': `${AGENT} Hookshot`,
    'x-wc-webhook-source': `${publicUrl}/`,
    'x-wc-webhook-topic': topic,
    'x-wc-webhook-resource': resource,
    'x-wc-webhook-event': event,
    'x-wc-webhook-signature': createHmac('sha256', secrets[0] ?? '')
      .update(body)
      .digest('base64'),
    'x-wc-webhook-id': String(webhook_id),
    'x-wc-webhook-delivery-id': createHash('md5').update(`${webhook_id} ${id} ${now}`).digest('hex'),
  };
}

const ownHeaders = ({ id, topic }: To, { secrets, now, body }: Signing) => ({
  'content-type': 'application/json',
  'user-agent': AGENT,
  'countinghouse-event': topic,
  'countinghouse-delivery': String(id),
  [SIGNATURE_HEADER]: signatureOfAll(secrets, now, Buffer.from(body)),
});
