import { type RawBuilder, sql } from 'kysely';
import { BEFORE_FORMULA, DEFUSING_MARK, HOLDS_FORMULA } from '#domain/shared/spreadsheet-text.ts';

/** Text from outside as a cell that no spreadsheet calculates. Looking first is twice as fast: hardly any cell needs a mark. */
export const csvText = (cell: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${cell} ~ ${HOLDS_FORMULA} then regexp_replace(${cell}, ${BEFORE_FORMULA}, ${DEFUSING_MARK}, 'g') else ${cell} end`;
