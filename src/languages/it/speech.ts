import { eitherOf, figureOf, listedOf, pluralOf } from '#languages/kit/speech.ts';

export const plural = pluralOf('it');
export const listed = listedOf('it');
export const either = eitherOf('it');
export const figure = figureOf('it');
