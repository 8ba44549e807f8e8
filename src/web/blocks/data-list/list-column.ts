import type { ChoosableColumn } from '#web/ui/opening/column-ticks.tsx';
import type { Column } from '#web/ui/table/column.ts';

/** A column of a list: what the table shows, and how the chooser treats it. Its id is also its sort key. */
export type ListColumn<Row> = Column<Row> & {
  /** Hidden until somebody asks for it. */
  hiddenAtFirst?: boolean;
  /** In the chooser, but always on. */
  locked?: boolean;
  /** Not offered in the chooser and not part of a file: the link to the thing, buttons. */
  fixed?: boolean;
};

export const visibleColumns = <Row>(
  columns: readonly ListColumn<Row>[],
  hidden: ReadonlySet<string>,
): readonly ListColumn<Row>[] =>
  columns.filter(({ id, locked, fixed }) => locked || fixed || !hidden.has(id));

/** The columns a file of this list has: those on the screen that hold data, in their order. */
export const dataColumns = <Row>(columns: readonly ListColumn<Row>[]): readonly string[] =>
  columns.filter(({ fixed }) => !fixed).map(({ id }) => id);

export const choosableColumns = <Row>(columns: readonly ListColumn<Row>[]): readonly ChoosableColumn[] =>
  columns
    .filter(({ fixed }) => !fixed)
    .map(({ id, label, locked, hiddenAtFirst }) => ({ id, label, locked, hiddenAtFirst }));
