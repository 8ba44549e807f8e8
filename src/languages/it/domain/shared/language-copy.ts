import type * as english from '#domain/shared/language-copy.ts';
import { known } from '#domain/shared/word.ts';
import { capital } from '#languages/it/letters.ts';
import type { Words } from '#languages/kit/words.ts';

// I luoghi arrivano come li scrive il nome del fuso orario ("Europe/Rome").
const PLACES = {
  Athens: 'Atene',
  Berlin: 'Berlino',
  Brussels: 'Bruxelles',
  Bucharest: 'Bucarest',
  Copenhagen: 'Copenaghen',
  Dublin: 'Dublino',
  Lisbon: 'Lisbona',
  Ljubljana: 'Lubiana',
  London: 'Londra',
  Luxembourg: 'Lussemburgo',
  Moscow: 'Mosca',
  Paris: 'Parigi',
  Prague: 'Praga',
  Rome: 'Roma',
  Stockholm: 'Stoccolma',
  Vatican: 'Città del Vaticano',
  Warsaw: 'Varsavia',
  Zagreb: 'Zagabria',
  Zurich: 'Zurigo',
};

export const languageCopy: Words<typeof english.languageCopy> = {
  tag: 'it',
  currencyName: (code) => new Intl.DisplayNames('it', { type: 'currency', fallback: 'none' }).of(code),
  currencyChoice: (name, code) => `${capital(name)} (${code})`,
  timeOf: (place) => `ora di ${known(PLACES, place) ?? place}`,
};
