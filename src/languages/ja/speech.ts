import { eitherOf, figureOf, listedOf, pluralOf } from '#languages/kit/speech.ts';

export const plural = pluralOf('ja');
export const listed = listedOf('ja');
export const either = eitherOf('ja');
export const figure = figureOf('ja');
