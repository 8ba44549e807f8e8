import type { languageCopy as english } from '#domain/shared/language-copy.ts';
import { zoneNameOf } from '#languages/kit/speech.ts';
import type { Words } from '#languages/kit/words.ts';

const names = new Intl.DisplayNames('ja', { type: 'currency', fallback: 'none' });

export const languageCopy: Words<typeof english> = {
  tag: 'ja',
  currencyName: (code) => names.of(code),
  currencyChoice: (name, code) => `${name}（${code}）`,
  timeOf: zoneNameOf('ja'),
  moment: ([day, time, zone]) => `${day} ${time}${zone ? `（${zone}）` : ''}`,
};
