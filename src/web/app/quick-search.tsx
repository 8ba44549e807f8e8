import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link, LinkRoutingContext } from '#web/ui/link.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { searchTargets } from './search-targets.ts';
import { shellCopy as copy } from './shell-copy.ts';

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
        <SearchBox onGone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function SearchBox({ onGone }: { onGone: () => void }) {
  const routing = useContext(LinkRoutingContext);
  const [text, setText] = useState('');
  const targets = searchTargets(text, pageSettings());
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  const goToFirst = () => {
    const [first] = targets;
    if (text.trim() === '' || !first) return;
    onGone();
    routing?.navigate(first.href);
  };

  return (
    <div className="stack" data-gap="small" ref={box}>
      <SearchField label={copy.searchField} value={text} onChange={setText} onSubmit={goToFirst} />
      <p className="subtle">{copy.searchHelp}</p>
      <ul className="side-list" aria-label={copy.searchGo}>
        {targets.map(({ label, href }) => (
          <li key={href}>
            <Link className="side-link" href={href} onClick={onGone}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
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
