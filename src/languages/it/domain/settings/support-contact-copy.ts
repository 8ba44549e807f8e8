import type * as english from '#domain/settings/support-contact-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const supportContactCopy: Words<typeof english.supportContactCopy> = {
  emailNeeded: 'I clienti hanno bisogno di un indirizzo a cui scrivere.',
  wholeEmail: 'Scrivi un indirizzo completo, per esempio help@example.com.',
  phoneNeeded: 'I clienti hanno bisogno di un numero da chiamare.',
  sandboxPhone: 'Questo numero è solo per le sandbox. Scrivi il tuo.',
  wholePhone: 'Scrivi il numero con il prefisso del Paese, per esempio +1 503 555 0142.',
  japanesePhone: 'Un numero giapponese inizia con +81.',
};
