import { deviceNameCopy as copy } from './device-name-copy.ts';

type Named = readonly (readonly [mark: RegExp, name: string])[];

/** In this order: most browsers also claim to be the ones below them. */
const BROWSERS: Named = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: Named = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Browsers and systems call themselves the same in every language. */
export const DEVICE_NAMES: readonly string[] = [...BROWSERS, ...SYSTEMS].map(([, name]) => name);

const nameIn = (text: string, names: Named): string | undefined =>
  names.find(([mark]) => mark.test(text))?.[1];

/** "Chrome on Windows": what a person recognizes of what their browser says. What anybody may write there is never repeated. */
export const deviceName = (userAgent: string): string =>
  named(nameIn(userAgent, BROWSERS), nameIn(userAgent, SYSTEMS)) ?? copy.unknown;

/** What was kept of a device, named in the language of that moment, in the words of who reads it now. */
export function deviceWords(kept: string): string {
  const among = (names: Named) => names.find(([, name]) => new RegExp(`\\b${name}\\b`).test(kept))?.[1];
  return named(among(BROWSERS), among(SYSTEMS)) ?? kept;
}

const named = (browser: string | undefined, system: string | undefined): string | undefined =>
  browser && system ? copy.on(browser, system) : (browser ?? system);
