import { CONTROL_WORDS } from '../control-words-copy.ts';

export type ChoosableColumn = {
  id: string;
  label: string;
  /** Always shown: without it a row would have no name. */
  locked?: boolean;
  /** Not among the usual columns. */
  hiddenAtFirst?: boolean;
};

export type ColumnTicksProps = {
  columns: readonly ChoosableColumn[];
  /** The ids of the hidden ones; remembered by the caller. */
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
};

/** One tick for each column, and the way back to the usual ones. */
export function ColumnTicks({ columns, hidden, onChange }: ColumnTicksProps) {
  const turn = (id: string, shown: boolean) => {
    const next = new Set(hidden);
    if (shown) next.delete(id);
    else next.add(id);
    onChange(next);
  };
  const usual = columns.filter((column) => column.hiddenAtFirst).map((column) => column.id);

  return (
    <div className="column-ticks" data-columns={columns.length > 8 ? 2 : undefined}>
      <p className="menu-title">{CONTROL_WORDS.columnsTitle}</p>
      {columns.map(({ id, label, locked }) => (
        <label className="menu-item check" key={id}>
          <input
            type="checkbox"
            checked={locked || !hidden.has(id)}
            disabled={locked}
            onChange={(event) => turn(id, event.target.checked)}
          />
          <span className="check-label" data-light="">
            {label}
          </span>
        </label>
      ))}
      <hr />
      <button type="button" className="menu-item" onClick={() => onChange(new Set(usual))}>
        {CONTROL_WORDS.usualColumns}
      </button>
    </div>
  );
}
