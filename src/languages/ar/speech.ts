import { eitherOf, figureOf, listedOf, pluralOf } from '#languages/kit/speech.ts';

export const plural = pluralOf('ar');
export const listed = listedOf('ar');
export const either = eitherOf('ar');
export const figure = figureOf('ar');

/** What is read from the left as a whole, in the middle of Arabic: a rate, a number in groups. */
export const fromLeft = (text: string): string => `\u2066${text}\u2069`;

/** Behind an Arabic word the sign of a number would stand on its other side. */
export const numbered = (number: string | number): string => fromLeft(`#${number}`);

/** What somebody else wrote, in whichever direction, has no say about what stands beside it. */
export const apart = (text: string): string => `\u2068${text}\u2069`;
