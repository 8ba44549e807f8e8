import type { Words } from '#languages/kit/words.ts';
import type { webhookOffCopy as english } from '#server/mail/templates/webhook-off-copy.ts';

export const webhookOffCopy: Words<typeof english> = {
  subject: (name, storeName) => `Se ha desactivado el webhook «${name}» de ${storeName}`,
  what: (storeName, url, why) =>
    `Durante demasiado tiempo no se ha podido comunicar a ${url} lo que ocurre en ${storeName}. ${why}`,
  next: 'Ya no se envía nada allí. Cuando el receptor vuelva a responder, inicia el webhook; lo que se perdió mientras estaba desactivado está en las listas de la tienda.',
  open: 'Abrir Ajustes › Webhooks',
};
