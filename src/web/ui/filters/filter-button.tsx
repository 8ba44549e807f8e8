import { Button } from '../button.tsx';
import { Count } from '../count.tsx';
import { WORDS } from '../words-copy.ts';

type FilterButtonProps = {
  count: number;
  open: boolean;
  /** The id of the panel that it opens. */
  controls: string;
  onToggle: () => void;
};

export function FilterButton({ count, open, controls, onToggle }: FilterButtonProps) {
  return (
    <Button icon="filter" aria-expanded={open} aria-controls={open ? controls : undefined} onClick={onToggle}>
      {WORDS.filters}
      {count > 0 && <Count value={count} of={WORDS.filtersOn(count)} />}
    </Button>
  );
}
