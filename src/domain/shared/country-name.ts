const namers = new Map<string, Intl.DisplayNames>();

function namerOf(locale: string): Intl.DisplayNames {
  const known = namers.get(locale);
  if (known) return known;
  const made = makeNamer(locale.replaceAll('_', '-'));
  namers.set(locale, made);
  return made;
}

/** A locale that is not known here is no reason to show nothing. */
function makeNamer(locale: string): Intl.DisplayNames {
  try {
    return new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  } catch {
    return new Intl.DisplayNames('en', { type: 'region' });
  }
}

/** The country's name as its reader says it; what is no code of a country is shown as it is. */
export function countryNameIn(code: string, locale: string): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code;
  return namerOf(locale).of(code.toUpperCase()) ?? code;
}
