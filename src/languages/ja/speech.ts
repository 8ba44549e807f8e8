import { eitherOf, figureOf, listedOf } from '#languages/kit/speech.ts';

export const listed = listedOf('ja');
export const either = eitherOf('ja');
export const figure = figureOf('ja');

/** So many of what a list holds: people have a counter of their own. */
export const counted = (count: string, things: string): string =>
  `${count}${/^(メンバー|顧客)$/.test(things) ? '人' : '件'}`;
