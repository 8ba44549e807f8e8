import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/dispute-panel/customer-email-copy.ts';

export const customerEmailCopy: Words<typeof english.customerEmailCopy> = {
  subject: (storeName, chargedOn) => `Je betaling aan ${storeName} van ${chargedOn}`,
  hello: 'Hallo,',
  helloTo: (customerName) => `Hallo ${customerName},`,
  asked: ({ disputedOn, amount, storeName, chargedOn }) =>
    `Op ${disputedOn} vroeg je bank ons naar je betaling van ${amount} aan ${storeName}, gedaan op ${chargedOn}.`,
  disputed: ({ disputedOn, amount, storeName, chargedOn }) =>
    `Op ${disputedOn} liet je bank ons weten dat je je betaling van ${amount} aan ${storeName}, gedaan op ${chargedOn}, betwist.`,
  question:
    'We willen graag begrijpen wat er misging en het rechtzetten. Kun je ons vertellen waar het om gaat?',
  ifAskedInOrder: 'Is de betaling toch in orde, laat dat dan je bank weten.',
  ifDisputedInOrder:
    'Is de betaling toch in orde, vraag je bank dan het geschil in te trekken en stuur ons de bevestiging.',
  regards: 'Met vriendelijke groet,',
};
