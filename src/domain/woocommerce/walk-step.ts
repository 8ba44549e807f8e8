/** Where a walk through a list stands: how many rows are behind it, and the last of them. */
export type WalkPlace = Readonly<{ offset: number; last_id: number }>;
export const WALK_BEGINS: WalkPlace = { offset: 0, last_id: 0 };

type Row = Readonly<{ id: number | undefined }>;
export type WalkStep<One> = Readonly<
  { is: 'page'; rows: readonly One[]; next: WalkPlace; isLast: boolean } | { is: 'back'; from: WalkPlace }
>;

/** A store knows no "after this row", only how many to leave out: so a page begins with the last row of the one before it. */
export const walkOffset = ({ offset }: WalkPlace): number => Math.max(0, offset - 1);

/**
 * Reads a page of a list that is ordered by id. A row that was deleted meanwhile moves all others nearer, and the page then
 * begins behind the row we know: we go back until we meet what we have, so nothing is passed over. A store may give less at once
 * than it was asked for, so a short page is not the end of the list: that is where nothing stands behind the row we know.
 */
export function walkStep<One extends Row>(
  place: WalkPlace,
  page: readonly One[],
  size: number,
): WalkStep<One> {
  const began = walkOffset(place);
  const [first] = page;
  const isBehind = first === undefined || (first.id ?? 0) > place.last_id;
  if (began > 0 && isBehind) return { is: 'back', from: { ...place, offset: Math.max(0, began - size) } };
  const rows = page.filter(({ id }) => id === undefined || id > place.last_id);
  const last_id = page.reduce((most, { id }) => Math.max(most, id ?? 0), place.last_id);
  return { is: 'page', rows, next: { offset: began + page.length, last_id }, isLast: isEndOfList(page) };
}

/**
 * Whether a page of a list that is ordered by id begins elsewhere than it was asked to: behind so many others no number is as low.
 * A cache before a store that passes over the question would be read for ever.
 */
export const isAstray = (offset: number, first: number | undefined): boolean =>
  first !== undefined && first <= offset;

/** Of a page that begins with a row we know. */
export const isEndOfList = (page: readonly unknown[]): boolean => page.length <= 1;

/**
 * Whether more rows are said to be behind us than were ever seen: then the store gives the same ones whatever is left out, and
 * its list has no end.
 */
export const isBeyondAll = ({ offset }: WalkPlace, seen: number): boolean => offset > seen;

export const writtenPlace = ({ offset, last_id }: WalkPlace): string => `${offset}:${last_id}`;

export function readPlace(text: string | null): WalkPlace {
  const [offset = 0, last_id = 0] = (text ?? '').split(':').map(Number);
  return Number.isSafeInteger(offset) && Number.isSafeInteger(last_id) ? { offset, last_id } : WALK_BEGINS;
}
