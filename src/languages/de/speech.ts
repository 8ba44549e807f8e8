import { eitherOf, figureOf, listedOf, pluralOf } from '#languages/kit/speech.ts';

export const plural = pluralOf('de');
export const listed = listedOf('de');
export const either = eitherOf('de');
export const figure = figureOf('de');

/** „8. Mai 2026, 23:59 Uhr“; a clock of twice twelve hours says "PM" in place of it. */
export const byClock = (moment: string): string => (/\d:\d\d$/.test(moment) ? `${moment}\u00a0Uhr` : moment);
