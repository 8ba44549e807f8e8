import { eitherOf, figureOf, listedOf, pluralOf } from '#languages/kit/speech.ts';

export const plural = pluralOf('ar');
export const listed = listedOf('ar');
export const either = eitherOf('ar');
export const figure = figureOf('ar');
