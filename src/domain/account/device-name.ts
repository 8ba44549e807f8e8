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

const nameIn = (text: string, names: Named): string | undefined =>
  names.find(([mark]) => mark.test(text))?.[1];

/** "Chrome on Windows": what a person recognizes of what their browser says. What anybody may write there is never repeated. */
export function deviceName(userAgent: string): string {
  const [browser, system] = [nameIn(userAgent, BROWSERS), nameIn(userAgent, SYSTEMS)];
  if (browser === undefined) return system ?? copy.unknown;
  return system === undefined ? browser : copy.on(browser, system);
}
