import { pageSettings } from './page-settings.ts';

/** Every country and territory with a code of its own (ISO 3166-1). */
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT ' +
  'MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ ' +
  'UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

export type Country = Readonly<{ code: string; name: string }>;

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

const lists = new Map<string, readonly Country[]>();

/** All countries by name, as the store's language sorts them. */
export function allCountries(): readonly Country[] {
  const { locale } = pageSettings().store;
  const known = lists.get(locale);
  if (known) return known;
  const sorted = CODES.split(' ')
    .map((code) => ({ code, name: countryName(code) }))
    .sort((a, b) => a.name.localeCompare(b.name));
  lists.set(locale, sorted);
  return sorted;
}
