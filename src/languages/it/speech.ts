import { eitherOf, figureOf, listedOf, pluralOf } from '#languages/kit/speech.ts';

export const plural = pluralOf('it');
export const listed = listedOf('it');
export const either = eitherOf('it');
export const figure = figureOf('it');

/** Before a day that is said “otto” or “undici” an article drops its vowel: l’8 novembre, dell’11 novembre; il 9, del 10. */
const beforeDay =
  (whole: string, elided: string) =>
  (day: string): string =>
    /^(?:8|11)(?!\d)/.test(day) ? `${elided}${day}` : `${whole} ${day}`;

export const theDay = beforeDay('il', 'l’');
export const ofDay = beforeDay('del', 'dell’');
export const fromDay = beforeDay('dal', 'dall’');
export const toDay = beforeDay('al', 'all’');
