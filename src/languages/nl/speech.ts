import { eitherOf, figureOf, listedOf, pluralOf } from '#languages/kit/speech.ts';

export const plural = pluralOf('nl');
export const listed = listedOf('nl');
export const either = eitherOf('nl');
export const figure = figureOf('nl');
