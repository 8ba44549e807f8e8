import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { shellCopy as copy } from './shell-copy.ts';

const SearchBox = lazy(async () => ({ default: (await import('./search/search-box.tsx')).SearchBox }));

/** Goes anywhere by typing: the search itself arrives when it is opened. */
export function QuickSearch() {
  const [open, setOpen] = useState(false);
  useOpeningKeys(useCallback(() => setOpen(true), []));

  return (
    <>
      <button
        type="button"
        className="search-open"
        aria-label={copy.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
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

/** Ctrl-K or Cmd-K opens the search from anywhere; the slash does, unless somebody is typing one. */
function useOpeningKeys(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isOpeningKey(event) || document.querySelector('[role=dialog], [role=alertdialog]')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
}

function isOpeningKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  const isHeld = ctrlKey || metaKey;
  if (key.toLowerCase() === 'k') return isHeld && !altKey && !shiftKey;
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  // On many keyboards the slash itself needs Shift.
  return key === '/' && !isHeld && !altKey && !isTyping;
}
