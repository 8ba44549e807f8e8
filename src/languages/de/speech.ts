import { eitherOf, figureOf, listedOf, pluralOf } from '#languages/kit/speech.ts';

export const plural = pluralOf('de');
export const listed = listedOf('de');
export const either = eitherOf('de');
export const figure = figureOf('de');
