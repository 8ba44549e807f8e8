import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { useNarrow } from '../narrow.ts';
import { WORDS } from '../words.ts';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

type FilterAreaProps = FilterPanelProps & { open: boolean; onClose: () => void };

/** The open panel inside the list's card; on a telephone the same panel in a dialog of the whole screen. */
export function FilterArea({ open, onClose, ...panel }: FilterAreaProps) {
  const narrow = useNarrow();
  if (!open) return null;
  if (!narrow) return <FilterPanel {...panel} />;
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
      <FilterPanel {...panel} />
    </Dialog>
  );
}
