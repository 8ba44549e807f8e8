import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { assert } from '#domain/shared/assert.ts';
import { type Column, columnWriter, definitionOf, type Write } from './column-writer.ts';
import type { JsonBytes } from './json-bytes.ts';
import { RowFields } from './row-fields.ts';
import { Written } from './written.ts';

type ColumnOf<Value> =
  | string
  | Readonly<{ column: string; make: (value: never) => Value }>
  | (string extends Value ? Readonly<{ column: string; address: string }> : never);
/** A column for each field of the contract; an object has one column, its JSON, or a column for each of its fields. */
type Columns<Row> = {
  readonly [Name in keyof Row]-?:
    | ColumnOf<Row[Name]>
    | (NonNullable<Row[Name]> extends Readonly<Record<string, unknown>>
        ? Columns<NonNullable<Row[Name]>>
        : never);
};

type Page<Row> = { data: Row[]; total_count: number };

/** Rows that go from the database into an answer as bytes: which columns to select, and how to write them. */
export type RowShape<Row> = Readonly<{
  columns: RawBuilder<unknown>;
  /** The rows, and how many there are in all. */
  list: (json: JsonBytes, rows: readonly Buffer[], total_count: number) => Written<Page<Row>>;
  one: (json: JsonBytes, row: Buffer) => Written<Row>;
}>;

const LIST_BEGINS = Buffer.from('{"data":[');
const COMMA = Buffer.from(',');

/**
 * The contract says which fields there are and what they may hold; so nothing else is selected, nothing else is
 * written, and what does not fit is refused, as if every answer had been made of objects and then parsed.
 */
export function rowShape<Schema extends z.ZodMiniObject>(
  schema: Schema,
  columns: Columns<z.output<Schema>>,
): RowShape<z.output<Schema>> {
  const { select, write } = objectShape('', 'a row', schema, columns as unknown as AnyColumns);
  const writeRow = (json: JsonBytes, bytes: Buffer): void => {
    const row = new RowFields(bytes);
    write(row, json);
    assert(row.isOver(), 'a row has the columns of its shape and no more');
  };
  return {
    columns: sql.raw(select.join(', ')),
    list: (json, rows, total_count) => {
      assert(Number.isSafeInteger(total_count), 'rows are counted in whole numbers');
      json.begin();
      json.piece(LIST_BEGINS);
      for (const [index, row] of rows.entries()) {
        if (index > 0) json.piece(COMMA);
        writeRow(json, row);
      }
      json.piece(Buffer.from(`],"total_count":${total_count}}`));
      return new Written(json.end());
    },
    one: (json, row) => {
      json.begin();
      writeRow(json, row);
      return new Written(json.end());
    },
  };
}

type AnyColumns = Readonly<{ [name: string]: string | Column | AnyColumns }>;
type Shape = Readonly<{ select: readonly string[]; write: Write }>;

function objectShape(key: string, name: string, schema: z.ZodMiniObject, columns: AnyColumns): Shape {
  const fields = Object.entries(schema.shape).map(([field, of], index) =>
    fieldShape(
      `${index === 0 ? `${key}{` : ','}${JSON.stringify(field)}:`,
      `${name}.${field}`,
      of as z.ZodMiniType,
      columns[field],
    ),
  );
  const writers = fields.map(({ write }) => write);
  const end = Buffer.from('}');
  return {
    select: fields.flatMap(({ select }) => select),
    write: (row, json) => {
      for (const write of writers) write(row, json);
      json.piece(end);
    },
  };
}

function fieldShape(
  key: string,
  name: string,
  schema: z.ZodMiniType,
  column: AnyColumns[string] | undefined,
): Shape {
  assert(column, `${name} has a column`);
  if (typeof column === 'string') return fieldShape(key, name, schema, { column });
  return isColumn(column)
    ? { select: [column.column], write: columnWriter(key, name, schema, column) }
    : nestedShape(key, name, schema, column);
}

const isColumn = (column: Column | AnyColumns): column is Column => typeof column.column === 'string';

/** What may be missing is missing when its first column is. */
function nestedShape(key: string, name: string, schema: z.ZodMiniType, columns: AnyColumns): Shape {
  const { type, innerType } = definitionOf(schema);
  if (type !== 'nullable') return objectShape(key, name, schema as z.ZodMiniObject, columns);
  const { select, write } = objectShape(key, name, innerType as z.ZodMiniObject, columns);
  const nothing = Buffer.from(`${key}null`);
  return {
    select,
    write: (row, json) => {
      if (!row.isNextNull()) return write(row, json);
      for (const _ of select) row.next();
      json.piece(nothing);
    },
  };
}
