import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/mail/templates/webhook-off-copy.ts';

export const webhookOffCopy: Words<typeof english.webhookOffCopy> = {
  subject: (name, storeName) => `Il webhook “${name}” di ${storeName} è stato disattivato`,
  what: (storeName, url, why) =>
    `Per troppo tempo non è stato possibile comunicare a ${url} che cosa succede in ${storeName}. ${why}`,
  next: 'Là non viene più inviato nulla. Quando il destinatario risponde di nuovo, avvia il webhook; ciò che ha perso mentre era disattivato è negli elenchi del negozio.',
  open: 'Apri Impostazioni › Webhook',
};
