import { eitherOf, figureOf, listedOf, pluralOf } from '#languages/kit/speech.ts';

export const plural = pluralOf('ar');
export const listed = listedOf('ar');
export const either = eitherOf('ar');
export const figure = figureOf('ar');

/** Behind an Arabic word the sign of a number would stand on its other side: number and sign are read from the left. */
export const numbered = (number: string | number): string => `\u2066#${number}\u2069`;
