const namers = new Map<string, Intl.DisplayNames>();

/** A locale that is not known here is no reason to show nothing. */
function makeNamer(locale: string): Intl.DisplayNames {
  const how = { type: 'region' } as const;
  try {
    return new Intl.DisplayNames([locale.replaceAll('_', '-'), 'en'], how);
  } catch {
    return new Intl.DisplayNames('en', how);
  }
}

/** The country's name as its reader says it; what is no code of a country is shown as it is. */
export function countryNameIn(code: string, locale: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  const namer = namers.get(locale) ?? makeNamer(locale);
  namers.set(locale, namer);
  return namer.of(code.toUpperCase()) ?? code;
}
