import type { Words } from '#languages/kit/words.ts';
import type { webhookOffCopy as english } from '#server/mail/templates/webhook-off-copy.ts';

export const webhookOffCopy: Words<typeof english> = {
  subject: (name, storeName) => `O webhook “${name}” da loja ${storeName} foi desativado`,
  what: (storeName, url, why) =>
    `Por tempo demais não foi possível comunicar a ${url} o que acontece na loja ${storeName}. ${why}`,
  next: 'Nada mais é enviado para lá. Quando o destinatário voltar a responder, inicie o webhook; o que ele perdeu enquanto estava desativado está nas listas da loja.',
  open: 'Abrir Configurações › Webhooks',
};
