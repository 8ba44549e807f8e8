import { languageCopy } from '../shared/language-copy.ts';
import { availableCountriesCopy as copy } from './available-countries-copy.ts';

type Facts = Readonly<{ currency: string; locale: string }>;
export type AvailableCountry = Facts & Readonly<{ name: string }>;

const COUNTRIES: Readonly<Record<string, Facts>> = {
  AU: { currency: 'aud', locale: 'en-AU' },
  AT: { currency: 'eur', locale: 'de-AT' },
  BE: { currency: 'eur', locale: 'nl-BE' },
  BG: { currency: 'eur', locale: 'bg-BG' },
  CA: { currency: 'cad', locale: 'en-CA' },
  HR: { currency: 'eur', locale: 'hr-HR' },
  CY: { currency: 'eur', locale: 'el-CY' },
  CZ: { currency: 'czk', locale: 'cs-CZ' },
  DK: { currency: 'dkk', locale: 'da-DK' },
  EE: { currency: 'eur', locale: 'et-EE' },
  FI: { currency: 'eur', locale: 'fi-FI' },
  FR: { currency: 'eur', locale: 'fr-FR' },
  DE: { currency: 'eur', locale: 'de-DE' },
  GR: { currency: 'eur', locale: 'el-GR' },
  HK: { currency: 'hkd', locale: 'zh-HK' },
  HU: { currency: 'huf', locale: 'hu-HU' },
  IE: { currency: 'eur', locale: 'en-IE' },
  IT: { currency: 'eur', locale: 'it-IT' },
  JP: { currency: 'jpy', locale: 'ja-JP' },
  LV: { currency: 'eur', locale: 'lv-LV' },
  LT: { currency: 'eur', locale: 'lt-LT' },
  LU: { currency: 'eur', locale: 'fr-LU' },
  MT: { currency: 'eur', locale: 'en-MT' },
  NL: { currency: 'eur', locale: 'nl-NL' },
  NZ: { currency: 'nzd', locale: 'en-NZ' },
  NO: { currency: 'nok', locale: 'nb-NO' },
  PL: { currency: 'pln', locale: 'pl-PL' },
  PT: { currency: 'eur', locale: 'pt-PT' },
  PR: { currency: 'usd', locale: 'es-PR' },
  RO: { currency: 'ron', locale: 'ro-RO' },
  SG: { currency: 'sgd', locale: 'en-SG' },
  SK: { currency: 'eur', locale: 'sk-SK' },
  SI: { currency: 'eur', locale: 'sl-SI' },
  ES: { currency: 'eur', locale: 'es-ES' },
  SE: { currency: 'sek', locale: 'sv-SE' },
  CH: { currency: 'chf', locale: 'de-CH' },
  AE: { currency: 'aed', locale: 'ar-AE' },
  GB: { currency: 'gbp', locale: 'en-GB' },
  US: { currency: 'usd', locale: 'en-US' },
};

/**
 * The countries whose stores can open a payments account, with the money and the language their prices are written in;
 * in the order of their English names.
 */
export const AVAILABLE_COUNTRIES: Readonly<Record<string, AvailableCountry>> = Object.fromEntries(
  Object.entries(COUNTRIES).map(([code, facts]) => [
    code,
    {
      ...facts,
      get name() {
        return copy.name(code);
      },
    },
  ]),
);

/** Their codes and names in the order of these, as people look for them. */
export const namedCountries = (): readonly (readonly [code: string, name: string])[] =>
  Object.keys(COUNTRIES)
    .map((code) => [code, copy.name(code)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, languageCopy.tag));
