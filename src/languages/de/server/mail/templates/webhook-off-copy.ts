import type { Words } from '#languages/kit/words.ts';
import type { webhookOffCopy as english } from '#server/mail/templates/webhook-off-copy.ts';

export const webhookOffCopy: Words<typeof english> = {
  subject: (name, storeName) => `Der Webhook „${name}“ von ${storeName} wurde abgeschaltet`,
  what: (storeName, url, why) =>
    `Was bei ${storeName} geschieht, konnte zu lange nicht an ${url} gemeldet werden. ${why}`,
  next: 'Dorthin wird nichts mehr gesendet. Sobald der Empfänger wieder antwortet, starten Sie den Webhook; was ihm inzwischen entgangen ist, steht in den Listen des Shops.',
  open: '„Einstellungen › Webhooks“ öffnen',
};
