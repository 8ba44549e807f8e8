import type { ReactNode } from 'react';

/** Where a cell goes when a row becomes a card at 600 px or less. Without a slot it is listed with its label. */
export type Slot = 'title' | 'amount' | 'meta' | 'state' | 'note' | 'link' | 'actions' | 'hide';

export type Column<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /**
   * Where a row leads. Pressing anywhere in the row goes there, as the first link in this column's cell does; after a column that
   * holds nothing but that link, the next cell is one, too.
   */
  opens?: (row: Row) => string | undefined;
  /** The head shows a button that sorts by this column's id. */
  sortable?: boolean;
  /** The direction of the first press; the largest and the newest come first unless said otherwise. */
  sortFirst?: SortDirection;
  align?: 'end';
  slot?: Slot;
  /** One line with an ellipsis; `title` then gives the whole text on hover. */
  clip?: boolean;
  title?: (row: Row) => string | undefined;
  nowrap?: boolean;
  /** The heading is read but not shown, as over a column of buttons. */
  hideLabel?: boolean;
  /** A little extra beside the heading, such as a hint. */
  labelEnd?: ReactNode;
};

export type SortDirection = 'asc' | 'desc';
export type Sort = { column: string; direction: SortDirection };

export type Selection<Row> = {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Names the row in the label of its tick. */
  rowName: (row: Row) => string;
};
