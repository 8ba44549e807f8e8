import { failure } from './catalogue-entry.ts';

export const WEBHOOK_FAILURES = {
  webhook_missing: failure(404, 'This webhook, or this delivery, is not there any more. Reload the page.'),
  webhook_off: failure(409, 'This webhook is stopped. Start it first.'),
  webhook_topics_mixed: failure(
    400,
    'These events are told in two different forms. Choose events of one form: those of the store have one event for each webhook.',
  ),
  webhook_address_private: failure(
    400,
    'This address leads into a private network, where nothing is sent. Use a public address; whoever runs the server may allow private ones with WEBHOOKS_PRIVATE=allow.',
  ),
  webhook_beyond_you: failure(403, 'A webhook is told what you may read, and you may not read all of this.'),
};
