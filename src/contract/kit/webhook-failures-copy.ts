import { spoken } from '#domain/shared/spoken.ts';

export const webhookFailuresCopy = spoken('contract/kit/webhook-failures-copy#webhookFailuresCopy', {
  webhook_missing: 'This webhook, or this delivery, is not there any more. Reload the page.',
  webhook_off: 'This webhook is stopped. Start it first.',
  webhook_topics_mixed:
    'These events are told in two different forms. Choose events of one form: those of the store have one event for each webhook.',
  webhook_address_private:
    'This address leads into a private network, where nothing is sent. Use a public address; whoever runs the server may allow private ones with WEBHOOKS_PRIVATE=allow.',
  webhook_beyond_you: 'A webhook is told what you may read, and you may not read all of this.',
} as const);
