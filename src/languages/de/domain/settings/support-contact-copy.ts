import type { supportContactCopy as english } from '#domain/settings/support-contact-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const supportContactCopy: Words<typeof english> = {
  emailNeeded: 'Kunden brauchen eine Adresse, an die sie schreiben können.',
  wholeEmail: 'Geben Sie eine vollständige Adresse ein, etwa help@example.com.',
  phoneNeeded: 'Kunden brauchen eine Nummer, die sie anrufen können.',
  sandboxPhone: 'Diese Nummer ist nur für Sandboxes. Geben Sie Ihre eigene ein.',
  wholePhone: 'Geben Sie die Nummer mit Ländervorwahl ein, etwa +1 503 555 0142.',
  japanesePhone: 'Eine Nummer in Japan beginnt mit +81.',
};
