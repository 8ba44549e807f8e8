import { type RefObject, useEffect, useRef, useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { later } from '#web/ui/later.ts';
import { shellCopy as copy } from './shell-copy.ts';

const SearchBox = later(async () => (await import('./search/search-box.tsx')).SearchBox);

/** Goes anywhere by typing: the search itself arrives when it is opened. */
export function QuickSearch() {
  const [open, setOpen] = useState(false);
  const typed = useRef<string[]>(undefined);
  const start = () => {
    typed.current = [];
    setOpen(true);
  };
  const close = () => {
    typed.current = undefined;
    setOpen(false);
  };
  useKeys(typed, start);

  return (
    <>
      <button
        type="button"
        className="search-open"
        aria-label={copy.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={start}
      >
        <Icon name="search" size="small" />
        <span>{copy.search}</span>
        <kbd>/</kbd>
      </button>
      <Dialog open={open} title={copy.searchTitle} onClose={close}>
        <SearchBox typed={typed} onGone={close} />
      </Dialog>
    </>
  );
}

/**
 * Ctrl-K or Cmd-K opens the search from anywhere; the slash does, unless somebody is typing one. Keys pressed before the
 * search is there are kept for it.
 */
function useKeys(typed: RefObject<string[] | undefined>, open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const isHeld = ctrlKey || metaKey;
      const field = document.activeElement?.closest('input,textarea,select,[contenteditable]');
      const isPlain = !isHeld && !altKey && !field;
      // On many keyboards the slash itself needs Shift.
      const opens = isPlain ? key === '/' : key.toLowerCase() === 'k' && isHeld && !altKey && !shiftKey;
      if (isPlain && typed.current && /^(.|Backspace|Enter)$/.test(key)) typed.current.push(key);
      else if (opens && !document.querySelector('[role$=dialog]')) open();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
