import { eitherOf, figureOf, listedOf } from '#languages/kit/speech.ts';

export const listed = listedOf('ja');
export const either = eitherOf('ja');
export const figure = figureOf('ja');

const PEOPLE = new Set(['メンバー', '顧客']);

/** So many of what a list holds: people have a counter of their own. */
export const counted = (count: string, things: string): string =>
  `${count}${PEOPLE.has(things) ? '人' : '件'}`;
