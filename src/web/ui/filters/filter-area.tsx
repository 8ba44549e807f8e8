import { type ComponentType, Suspense } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { useNarrow } from '../narrow.ts';
import { WORDS } from '../words-copy.ts';
import type { FilterPanelProps } from './filter-panel.tsx';

type FilterAreaProps = FilterPanelProps & {
  /** Most people read a list as it is: what edits filters comes when somebody opens it. */
  Panel: ComponentType<FilterPanelProps>;
  open: boolean;
  onClose: () => void;
};

/** The open panel inside the list's card; on a telephone the same panel in a dialog of the whole screen. */
export function FilterArea({ Panel, open, onClose, ...panel }: FilterAreaProps) {
  const narrow = useNarrow();
  if (!open) return null;
  const editor = (
    // The button that opened it names it from the first moment.
    <Suspense fallback={<div id={panel.id} />}>
      <Panel {...panel} />
    </Suspense>
  );
  if (!narrow) return editor;
  return (
    <Dialog
      open
      size="full"
      title={WORDS.filters}
      onClose={onClose}
      foot={
        <Button kind="primary" onClick={onClose}>
          {WORDS.done}
        </Button>
      }
    >
      {editor}
    </Dialog>
  );
}
