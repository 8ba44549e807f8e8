import type { Words } from '#languages/kit/words.ts';
import type { webhookOffCopy as english } from '#server/mail/templates/webhook-off-copy.ts';

export const webhookOffCopy: Words<typeof english> = {
  subject: (name, storeName) => `Le webhook « ${name} » de la boutique ${storeName} a été désactivé`,
  what: (storeName, url, why) =>
    `Ce qui se passe chez ${storeName} n’a pas pu être transmis à ${url} pendant trop longtemps. ${why}`,
  next: 'Plus rien n’y est envoyé. Quand le destinataire répond de nouveau, démarrez le webhook ; ce qu’il a manqué entre-temps se trouve dans les listes de la boutique.',
  open: 'Ouvrir Paramètres › Webhooks',
};
