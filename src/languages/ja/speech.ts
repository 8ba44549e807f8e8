import { eitherOf, figureOf, listedOf } from '#languages/kit/speech.ts';

export const listed = listedOf('ja');
export const either = eitherOf('ja');
export const figure = figureOf('ja');
