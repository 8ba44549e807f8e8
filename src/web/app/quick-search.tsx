import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { shellCopy as copy } from './shell-copy.ts';

const SearchBox = lazy(async () => ({ default: (await import('./search-box.tsx')).SearchBox }));

/** Goes anywhere by typing. It searches transactions and knows the forms of ids; it holds no index of its own. */
export function QuickSearch() {
  const [open, setOpen] = useState(false);
  useSlash(useCallback(() => setOpen(true), []));

  return (
    <>
      <button
        type="button"
        className="search-open"
        aria-label={copy.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size="small" />
        <span>{copy.search}</span>
        <kbd>/</kbd>
      </button>
      <Dialog open={open} title={copy.searchTitle} onClose={() => setOpen(false)}>
        <Suspense>
          <SearchBox onGone={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}

/** The slash opens the search, unless somebody is typing one. */
function useSlash(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
      const isHeld = event.ctrlKey || event.metaKey || event.altKey;
      if (
        event.key !== '/' ||
        isTyping ||
        isHeld ||
        document.querySelector('[role=dialog], [role=alertdialog]')
      )
        return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
}
