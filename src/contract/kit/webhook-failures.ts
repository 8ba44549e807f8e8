import { refusal, worded } from './catalogue-entry.ts';
import { webhookFailuresCopy } from './webhook-failures-copy.ts';

export const WEBHOOK_FAILURES = worded(webhookFailuresCopy, {
  webhook_missing: refusal(404),
  webhook_off: refusal(409),
  webhook_topics_mixed: refusal(400),
  webhook_address_private: refusal(400),
  webhook_beyond_you: refusal(403),
});
