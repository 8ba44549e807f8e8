import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { isAt, isOpen, type MenuEntry, mainEntries, settingsEntry } from './menu-entries.ts';
import { shellCopy as copy } from './shell-copy.ts';
import { Waiting } from './waiting.tsx';

export const SIDE_MENU_ID = 'side';

/** Stands at the side; on narrow screens it is a popover behind the menu button. */
export function SideMenu() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const side = useRef<HTMLElement>(null);
  const settings = pageSettings();
  const settingsLines = settingsEntry(settings);

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere is what closes the open menu.
  useEffect(() => {
    if (side.current?.matches(':popover-open')) side.current.hidePopover();
  }, [pathname]);

  return (
    <nav className="side" id={SIDE_MENU_ID} ref={side} popover="auto" aria-label={copy.menuLabel}>
      <ul className="side-list">
        {mainEntries(settings).map((entry) => (
          <Entry key={entry.label} entry={entry} pathname={pathname} opened />
        ))}
      </ul>
      {settingsLines && (
        <ul className="side-list side-end">
          <Entry entry={settingsLines} pathname={pathname} opened={isOpen(settingsLines, pathname)} />
        </ul>
      )}
    </nav>
  );
}

function Entry({ entry, pathname, opened }: { entry: MenuEntry; pathname: string; opened: boolean }) {
  const below = entry.lines.find((line) => isAt(line, pathname));
  const isHere = isOpen(entry, pathname);

  return (
    <li>
      <Link
        className="side-link"
        href={entry.href}
        data-open={isHere || undefined}
        aria-current={isHere && !below ? 'page' : undefined}
      >
        {entry.icon && <Icon name={entry.icon} />}
        <span>{entry.label}</span>
      </Link>
      {opened && entry.lines.length > 0 && (
        <ul className="side-sub">
          {entry.lines.map((line) => (
            <li key={line.label}>
              <Link className="side-link" href={line.href} aria-current={line === below ? 'page' : undefined}>
                <span>{line.label}</span>
                <Waiting at={line.place} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
