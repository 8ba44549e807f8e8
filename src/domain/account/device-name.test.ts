import { expect, test } from 'vitest';
import { deviceName, deviceWords } from './device-name.ts';

const MOZILLA = 'Mozilla/5.0';
test.each([
  [`${MOZILLA} (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`${MOZILLA} (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36`, 'Chrome on Linux'],
  [`${MOZILLA} (Windows NT 10.0; Win64) Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge on Windows'],
  [`${MOZILLA} (Windows NT 10.0; Win64) Chrome/140.0 Safari/537.36 OPR/110.0`, 'Opera on Windows'],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 10_15) Version/18.0 Safari/605.1.15`, 'Safari on Mac'],
  [`${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1`, 'Safari on iPhone'],
  [`${MOZILLA} (iPad; CPU OS 18_0 like Mac OS X) CriOS/140.0 Safari/604.1`, 'Chrome on iPad'],
  [
    `${MOZILLA} (Linux; Android 15; SM-S911B) SamsungBrowser/26.0 Chrome/122 Safari/537`,
    'Samsung Internet on Android',
  ],
  [`${MOZILLA} (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0`, 'Firefox on Android'],
  [`${MOZILLA} (X11; CrOS x86_64 14541.0.0) Chrome/140.0 Safari/537.36`, 'Chrome on ChromeOS'],
  ['Firefox/1', 'Firefox'],
  ['something for Windows', 'Windows'],
  ['curl/8.5.0', 'An unknown browser'],
  ['<script>alert(1)</script>', 'An unknown browser'],
  ['', 'An unknown browser'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test.each([
  ['Chrome（Linux）', 'Chrome on Linux'],
  ['Safari auf iPhone', 'Safari on iPhone'],
  ['Samsung Internet على Android', 'Samsung Internet on Android'],
  ['Chrome sur ChromeOS', 'Chrome on ChromeOS'],
  ['Firefox no Windows', 'Firefox on Windows'],
  ['Safari', 'Safari'],
  ['An unknown browser', 'An unknown browser'],
])('%s, named in another language, is %s', (kept, words) => {
  expect(deviceWords(kept)).toBe(words);
});
