import { sql } from 'kysely';
import type { TypedSearch } from '#domain/search/typed-search.ts';
import { allOf, anyOf, type Condition, containing } from './conditions.ts';

/** How many of a kind are shown; the lists show the rest. */
export const SHOWN_MAX = 5;
/** An index of letters knows nothing shorter. */
const WORD_LENGTH_MIN = 3;

/**
 * Rows one of whose columns holds every word. Nothing to look for where no word is long enough: everybody has an `a`, and
 * looking would mean reading everybody.
 */
export function holdsWords(
  { words }: Pick<TypedSearch, 'words'>,
  columns: readonly string[],
): Condition | undefined {
  if (!words.some((word) => [...word].length >= WORD_LENGTH_MIN)) return undefined;
  return allOf(
    words.map((word) => anyOf(columns.map((column) => sql`${sql.ref(column)} ilike ${containing(word)}`))),
  );
}
