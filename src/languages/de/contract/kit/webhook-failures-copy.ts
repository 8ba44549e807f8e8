import type { webhookFailuresCopy as english } from '#contract/kit/webhook-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const webhookFailuresCopy: Words<typeof english> = {
  webhook_missing: 'Diesen Webhook oder diese Zustellung gibt es nicht mehr. Laden Sie die Seite neu.',
  webhook_off: 'Dieser Webhook ist angehalten. Starten Sie ihn zuerst.',
  webhook_topics_mixed:
    'Diese Ereignisse werden in zwei verschiedenen Formen gemeldet. Wählen Sie Ereignisse einer Form: Bei denen des Shops hat jeder Webhook ein Ereignis.',
  webhook_address_private:
    'Diese Adresse führt in ein privates Netz, in das nichts gesendet wird. Verwenden Sie eine öffentliche Adresse; wer den Server betreibt, kann private mit WEBHOOKS_PRIVATE=allow erlauben.',
  webhook_beyond_you:
    'Einem Webhook wird gemeldet, was Sie lesen dürfen, und Sie dürfen nicht alles davon lesen.',
};
