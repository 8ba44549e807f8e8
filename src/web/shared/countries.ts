import { pageSettings } from './page-settings.ts';

const namers = new Map<string, Intl.DisplayNames>();

function namerOf(locale: string): Intl.DisplayNames {
  const known = namers.get(locale);
  if (known) return known;
  const made = makeNamer(locale.replaceAll('_', '-'));
  namers.set(locale, made);
  return made;
}

/** A locale the browser does not know is no reason to show nothing. */
function makeNamer(locale: string): Intl.DisplayNames {
  try {
    return new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  } catch {
    return new Intl.DisplayNames('en', { type: 'region' });
  }
}

/** The country's name in the store's language; what is no code of a country is shown as it is. */
export function countryName(code: string): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code;
  return namerOf(pageSettings().store.locale).of(code.toUpperCase()) ?? code;
}
