import { eitherOf, figureOf, listedOf, pluralOf } from '#languages/kit/speech.ts';

export const plural = pluralOf('fr');
export const listed = listedOf('fr');
export const either = eitherOf('fr');
export const figure = figureOf('fr');
