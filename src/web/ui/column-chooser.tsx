import { Suspense, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { later } from './later.ts';
import { useNarrow } from './narrow.ts';
import type { ColumnTicksProps } from './opening/column-ticks.tsx';
import { loadOpening } from './opening/load-opening.ts';
import { Popover } from './popover.tsx';
import { WORDS } from './words-copy.ts';

const ColumnTicks = later(async () => (await loadOpening()).ColumnTicks);

/** Which columns a table shows. */
export function ColumnChooser(props: ColumnTicksProps) {
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);
  const ticks = (
    <Suspense>
      <ColumnTicks {...props} />
    </Suspense>
  );

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
          {ticks}
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
      {ticks}
    </Popover>
  );
}
