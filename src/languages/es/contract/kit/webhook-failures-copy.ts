import type { webhookFailuresCopy as english } from '#contract/kit/webhook-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const webhookFailuresCopy: Words<typeof english> = {
  webhook_missing: 'Este webhook, o esta entrega, ya no existe. Vuelve a cargar la página.',
  webhook_off: 'Este webhook está detenido. Inícialo antes.',
  webhook_topics_mixed:
    'Estos eventos se comunican en dos formatos distintos. Elige eventos de un mismo formato: los de la tienda tienen un evento por webhook.',
  webhook_address_private:
    'Esta dirección lleva a una red privada, adonde no se envía nada. Usa una dirección pública; quien administra el servidor puede permitir las privadas con WEBHOOKS_PRIVATE=allow.',
  webhook_beyond_you: 'A un webhook se le comunica lo que tú puedes leer, y no puedes leer todo esto.',
};
