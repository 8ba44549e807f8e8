import type { Words } from '#languages/kit/words.ts';
import type { customerEmailCopy as english } from '#web/blocks/dispute-panel/customer-email-copy.ts';

export const customerEmailCopy: Words<typeof english> = {
  subject: (storeName, chargedOn) => `Votre paiement chez ${storeName} du ${chargedOn}`,
  hello: 'Bonjour,',
  helloTo: (customerName) => `Bonjour ${customerName},`,
  asked: ({ disputedOn, amount, storeName, chargedOn }) =>
    `Le ${disputedOn}, votre banque nous a posé une question sur votre paiement de ${amount} chez ${storeName}, effectué le ${chargedOn}.`,
  disputed: ({ disputedOn, amount, storeName, chargedOn }) =>
    `Le ${disputedOn}, votre banque nous a informés que vous contestez votre paiement de ${amount} chez ${storeName}, effectué le ${chargedOn}.`,
  question:
    'Nous aimerions comprendre ce qui n’allait pas et y remédier. Pourriez-vous nous dire de quoi il s’agit ?',
  ifAskedInOrder: 'Si le paiement s’avère finalement correct, merci de le signaler à votre banque.',
  ifDisputedInOrder:
    'Si le paiement s’avère finalement correct, merci de demander à votre banque de retirer le litige et de nous envoyer sa confirmation.',
  regards: 'Cordialement,',
};
