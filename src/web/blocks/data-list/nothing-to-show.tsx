import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { ListCopy } from './data-list-copy.ts';
import type { ListAddress } from './list-address.ts';
import { nothingToShowCopy as words } from './nothing-to-show-copy.ts';

type NothingToShowProps = Readonly<{ copy: ListCopy; address: ListAddress; total: number }>;

/** A list without rows says why: the page is past the end, nothing matches, or nothing has happened yet. */
export function NothingToShow({ copy, address, total }: NothingToShowProps) {
  if (total > 0) {
    return (
      <EmptyState
        icon="search"
        level={2}
        title={words.pastEndTitle}
        action={<Button onClick={() => address.goToPage(1)}>{words.firstPage}</Button>}
      >
        {words.pastEnd}
      </EmptyState>
    );
  }
  if (address.isNarrowed) {
    return (
      <EmptyState
        icon="filter"
        level={2}
        title={words.noMatchTitle(copy.things(0))}
        action={<Button onClick={address.clear}>{words.clearFilters}</Button>}
      >
        {words.noMatch}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={copy.empty.icon} level={2} title={copy.empty.title}>
      {copy.empty.text}
    </EmptyState>
  );
}
