import { listCopy } from '#domain/shared/list-copy.ts';
import { partsOfTopic, TEST_TOPIC } from '#domain/webhooks/webhook-topics.ts';
import { RESOURCE_WORDS } from '#domain/webhooks/webhook-topics-copy.ts';
import { webhooksCopy as copy } from './webhooks-copy.ts';

const resourceWords = (resource: string): string =>
  (RESOURCE_WORDS as Readonly<Record<string, string>>)[resource] ?? resource;

/** `payout.updated` as "Payouts changed"; what is no such pair stays as it is. */
export function topicWords(topic: string): string {
  const { resource, event } = partsOfTopic(topic);
  if (topic === TEST_TOPIC) return copy.testEvent;
  const word = copy.events[event];
  return word === undefined ? topic : copy.topicWords(resourceWords(resource), word);
}

/** Each resource once: what a webhook is told of, in short. */
export const resourcesOf = (topics: readonly string[]): string =>
  listCopy.listed([...new Set(topics.map((topic) => resourceWords(partsOfTopic(topic).resource)))]);
