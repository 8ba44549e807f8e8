import type { languageCopy as english } from '#domain/shared/language-copy.ts';
import type { Words } from '#languages/kit/words.ts';

const currencies = new Intl.DisplayNames('fr', { type: 'currency', fallback: 'none' });

/** Places of time zones that French calls otherwise. */
const PLACES: Readonly<Record<string, string>> = {
  Algiers: 'Alger',
  Athens: 'Athènes',
  Beirut: 'Beyrouth',
  Brussels: 'Bruxelles',
  Bucharest: 'Bucarest',
  Copenhagen: 'Copenhague',
  Dubai: 'Dubaï',
  Jerusalem: 'Jérusalem',
  Lisbon: 'Lisbonne',
  London: 'Londres',
  'Mexico City': 'Mexico',
  Montreal: 'Montréal',
  Moscow: 'Moscou',
  Reunion: 'La Réunion',
  Riyadh: 'Riyad',
  Seoul: 'Séoul',
  Singapore: 'Singapour',
  Vienna: 'Vienne',
  Warsaw: 'Varsovie',
};

export const languageCopy: Words<typeof english> = {
  tag: 'fr',
  /** In lists and as titles, so it begins with a capital. */
  currencyName: (code) => {
    const name = currencies.of(code);
    return name && `${name.charAt(0).toLocaleUpperCase('fr')}${name.slice(1)}`;
  },
  currencyChoice: (name, code) => `${name} (${code})`,
  timeOf: (place) => {
    const called = PLACES[place] ?? place;
    return /^[AÂEÉIÎOU]/.test(called) ? `heure d’${called}` : `heure de ${called}`;
  },
};
