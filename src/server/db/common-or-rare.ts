import { SHOWN_MAX } from './found-words.ts';

/** How many rows are looked through before the index is asked. */
export const SAMPLE = 2000;
/** What is rare is fetched whole and sorted; more than this is not rare. */
export const FOUND_MAX = 20_000;

/**
 * A text that many have fills the list from a few rows, one that few have is found by the index of letters. The planner
 * cannot tell them apart: asked for the first few of either, it would sometimes read the whole table for a rare one.
 */
export async function commonOrRare<Row>(
  lookThroughSome: () => Promise<Row[]>,
  askIndex: () => Promise<Row[]>,
): Promise<Row[]> {
  const common = await lookThroughSome();
  return common.length >= SHOWN_MAX ? common : askIndex();
}
