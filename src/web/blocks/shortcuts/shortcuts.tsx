import { Suspense, use, useEffect, useState } from 'react';
import { later } from '#web/ui/later.ts';
import { LinkRoutingContext } from '#web/ui/link.tsx';
import { areSingleKeysOn, openPlaces, PLACES, shortcutOf } from './shortcut-keys.ts';

const ShortcutsDialog = later(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

/** Listens for what people do by single keys: the list of shortcuts, and going somewhere. */
export function Shortcuts() {
  const routing = use(LinkRoutingContext);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    let before: { key: string; at: number } | undefined;
    const onKey = (event: KeyboardEvent) => {
      // Shift alone, which a question mark needs on most keyboards, is no key of its own.
      if (event.key === 'Shift') return;
      const isFree = isFreeFor(event);
      if (!areSingleKeysOn()) {
        // The slash does not reach the search box either.
        if (isFree && event.key === '/') event.stopPropagation();
        return;
      }
      const press = { key: event.key, at: event.timeStamp };
      const shortcut = isFree ? shortcutOf(press, before) : undefined;
      before = isFree && !shortcut ? press : undefined;
      if (!shortcut) return;
      event.preventDefault();
      if (shortcut.do === 'list') setIsOpen(true);
      else if (openPlaces().includes(shortcut.to)) routing?.navigate(PLACES[shortcut.to].href());
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [routing]);

  return (
    isOpen && (
      <Suspense>
        <ShortcutsDialog onClose={() => setIsOpen(false)} />
      </Suspense>
    )
  );
}

/** Nobody types, nothing else is open, and no other key is held that would make it the browser's. */
const isFreeFor = ({ ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !repeat &&
  !document.activeElement?.closest('input,textarea,select,[contenteditable]') &&
  !document.querySelector('[role$=dialog]');
