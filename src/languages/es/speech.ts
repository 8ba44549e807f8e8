import { eitherOf, figureOf, listedOf, pluralOf } from '#languages/kit/speech.ts';

export const plural = pluralOf('es');
export const listed = listedOf('es');
export const either = eitherOf('es');
export const figure = figureOf('es');
