import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { useNarrow } from './narrow.ts';
import { Popover } from './popover.tsx';
import { WORDS } from './words.ts';

export type ChoosableColumn = {
  id: string;
  label: string;
  /** Always shown: without it a row would have no name. */
  locked?: boolean;
  /** Not among the usual columns. */
  hiddenAtFirst?: boolean;
};

type ColumnChooserProps = {
  columns: readonly ChoosableColumn[];
  /** The ids of the hidden ones; remembered by the caller. */
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
};

/** Which columns a table shows. */
export function ColumnChooser(props: ColumnChooserProps) {
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);

  if (narrow) {
    return (
      <>
        <Button icon="columns" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {WORDS.columns}
        </Button>
        <Dialog
          open={open}
          title={WORDS.columns}
          size="full"
          onClose={() => setOpen(false)}
          foot={
            <Button kind="primary" onClick={() => setOpen(false)}>
              {WORDS.done}
            </Button>
          }
        >
          <Ticks {...props} />
        </Dialog>
      </>
    );
  }
  return (
    <Popover
      label={WORDS.columns}
      trigger={(trigger) => (
        <Button icon="columns" {...trigger}>
          {WORDS.columns}
        </Button>
      )}
    >
      <Ticks {...props} />
    </Popover>
  );
}

function Ticks({ columns, hidden, onChange }: ColumnChooserProps) {
  const turn = (id: string, shown: boolean) => {
    const next = new Set(hidden);
    if (shown) next.delete(id);
    else next.add(id);
    onChange(next);
  };
  const usual = columns.filter((column) => column.hiddenAtFirst).map((column) => column.id);

  return (
    <div className="column-ticks" data-columns={columns.length > 8 ? 2 : undefined}>
      <p className="menu-title">{WORDS.columnsTitle}</p>
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
        {WORDS.usualColumns}
      </button>
    </div>
  );
}
