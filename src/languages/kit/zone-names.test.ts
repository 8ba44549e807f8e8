import path from 'node:path';
import { expect, test } from 'vitest';
import type { languageCopy as english } from '#domain/shared/language-copy.ts';
import { LANGUAGES } from '#domain/shared/languages.ts';
import type { Words } from './words.ts';

const wordsOf = async (language: string) => {
  const file = path.resolve('src/languages', language, 'domain/shared/language-copy.ts');
  const { languageCopy } = (await import(file)) as { languageCopy: Words<typeof english> };
  return languageCopy;
};

test.each([
  ['de', 'Europe/Berlin', 'Mitteleuropäische Zeit'],
  ['fr', 'Europe/Paris', 'heure d’Europe centrale'],
  ['es', 'Europe/Madrid', 'hora de Europa central'],
  ['it', 'Europe/Rome', 'ora dell’Europa centrale'],
  ['nl', 'Europe/Amsterdam', 'Midden-Europese tijd'],
  ['pt-BR', 'Europe/Lisbon', 'horário da Europa Ocidental'],
  ['ja', 'America/New_York', '米国東部時間'],
  ['ar', 'America/New_York', 'التوقيت الشرقي لأمريكا الشمالية'],
])('%s calls %s %s', async (language, zone, name) => {
  const { timeOf } = await wordsOf(language);
  expect(timeOf(zone, 'The English city')).toBe(name);
});

test.each(LANGUAGES.slice(1))('%s has a name of its own for every zone', async (language) => {
  const { timeOf } = await wordsOf(language);
  const unnamed = Intl.supportedValuesOf('timeZone').filter((zone) => timeOf(zone, '').includes('_'));
  expect(unnamed).toEqual([]);
});
