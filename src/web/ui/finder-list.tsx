import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { Link } from './link.tsx';

export type FinderOption = Readonly<{
  /** One thing has one id, in whatever group it stands. */
  id: string;
  href: string;
  icon: IconName;
  title: ReactNode;
  detail?: ReactNode;
  mark?: ReactNode;
  /** It answers an earlier text and may be gone in a moment: the keyboard does not open it. */
  isStale?: boolean;
  /** Whatever else is found, it stays the first: Enter need not wait for the rest. */
  isSure?: boolean;
}>;
export type FinderGroup = Readonly<{ label: string; options: readonly FinderOption[] }>;

type FinderListProps = Readonly<{
  id: string;
  label: string;
  groups: readonly FinderGroup[];
  isWaiting: boolean;
  /** The option Enter would open. */
  marked: string | undefined;
  onPoint: (id: string) => void;
  onOpen: (option: FinderOption) => void;
}>;

export const optionId = (list: string, option: string): string => `${list}-${option}`;

/** What was found, in groups. The lines are links: they open elsewhere with the middle button, as links do. */
export function FinderList({ id: list, label, groups, isWaiting, marked, onPoint, onOpen }: FinderListProps) {
  return (
    <div className="finder-list" id={list} role="listbox" aria-label={label} aria-busy={isWaiting}>
      {groups.map((group, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of choices.
        <div key={group.label} role="group" aria-labelledby={`${list}-group-${place}`}>
          <p className="menu-title" id={`${list}-group-${place}`} role="presentation">
            {group.label}
          </p>
          {group.options.map((option) => (
            <Link
              key={option.id}
              id={optionId(list, option.id)}
              className="finder-option"
              role="option"
              tabIndex={-1}
              aria-selected={option.id === marked}
              data-stale={option.isStale || undefined}
              href={option.href}
              onPointerMove={() => onPoint(option.id)}
              onClick={() => onOpen(option)}
            >
              <Icon name={option.icon} size="small" />
              <span className="finder-words">
                <span className="finder-title">{option.title}</span>{' '}
                {option.detail && <span className="finder-detail">{option.detail}</span>}
              </span>
              {option.mark}
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
}
