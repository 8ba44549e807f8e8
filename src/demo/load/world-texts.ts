import { type CopyCell, copyText } from '#provider/copy-text.ts';
import {
  DEMO_COLUMNS,
  type DemoHistory,
  type DemoWorld,
  type TableText,
  type WorldText,
} from './demo-world.ts';
import { historyRows } from './history-rows.ts';

/** Worlds come from the simulator, and what they hold is told by it. */
export const PROVIDER = 'simulator';

/** A world as both sides copy it, piece by piece. Without a writer only our side is written. */
export function* worldTexts<History extends DemoHistory, BooksText>(
  { batches }: Pick<DemoWorld<History>, 'batches'>,
  writeBooks?: (history: History) => BooksText,
): Iterable<WorldText<BooksText>> {
  for (const batch of batches()) {
    if (batch.table === 'history') {
      const books = writeBooks?.(batch);
      yield { tables: historyTexts(batch), sites: sitesOf(batch), ...(books && { books }) };
    } else {
      yield { tables: [tableText(batch.table, DEMO_COLUMNS[batch.table], batch.rows)], sites: [] };
    }
  }
}

const sitesOf = ({ put }: DemoHistory) =>
  put.flatMap((object) => (object.kind === 'site' ? [object.value] : []));

function historyTexts(history: DemoHistory): TableText[] {
  const written = new Map(history.put.map(({ value, json }) => [value, json]));
  return [...historyRows(PROVIDER, history)].map(([table, rows]) =>
    tableText(table, Object.keys(rows[0] ?? {}), rows, written),
  );
}

const tableText = (
  table: string,
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
  written: ReadonlyMap<unknown, string | undefined> = new Map(),
): TableText => {
  const cells = rows.map((row) => columns.map((column) => cellOf(row[column], written)));
  return { table, columns, rows: rows.length, chunks: copyText(cells) };
};

/** `written` holds the JSON that somebody has already. */
function cellOf(value: unknown, written: ReadonlyMap<unknown, string | undefined>): CopyCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return { json: written.get(value) ?? JSON.stringify(value) };
}
