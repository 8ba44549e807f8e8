import type { webhookFailuresCopy as english } from '#contract/kit/webhook-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const webhookFailuresCopy: Words<typeof english> = {
  webhook_missing: 'Ce webhook, ou cet envoi, n’existe plus. Rechargez la page.',
  webhook_off: 'Ce webhook est arrêté. Démarrez-le d’abord.',
  webhook_topics_mixed:
    'Ces événements ont deux formats différents. Choisissez des événements d’un seul format : pour ceux de la boutique, un seul événement par webhook.',
  webhook_address_private:
    'Cette adresse mène à un réseau privé, où rien n’est envoyé. Utilisez une adresse publique ; la personne qui gère le serveur peut autoriser les adresses privées avec WEBHOOKS_PRIVATE=allow.',
  webhook_beyond_you:
    'Un webhook est informé de ce que vous pouvez lire, et vous ne pouvez pas lire tout cela.',
};
