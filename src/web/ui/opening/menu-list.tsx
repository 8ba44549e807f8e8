import { type RefObject, useInsertionEffect } from 'react';
import { Menu, MenuItem, MenuSection, Popover, setInteractionModality } from 'react-aria-components';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon-names.ts';
import { useFollow } from './follow.ts';
import { OpeningFrame } from './opening-frame.tsx';

export type MenuEntry = {
  id: string;
  label: string;
  icon?: IconName;
  kind?: 'danger';
  /** Goes somewhere instead of doing something. */
  href?: string;
  onPress?: () => void;
  /** A little word at the end: a shortcut, a count. */
  end?: string;
  disabled?: boolean;
};

export type MenuListProps = {
  label: string;
  anchor: RefObject<Element | null>;
  align: 'start' | 'end';
  /** Groups are parted by a line. */
  groups: readonly (readonly MenuEntry[])[];
  onClose: () => void;
  /** Opened by a key and not by a pointer. */
  byKeyboard: boolean;
};

export function MenuList({ label, anchor, align, groups, onClose, byKeyboard }: MenuListProps) {
  useInsertionEffect(() => {
    // The library takes a key on a native button for a screen reader's press, and then loses the first entry's focus.
    // Said here, before its own effects move the focus.
    if (byKeyboard) setInteractionModality('keyboard');
  }, [byKeyboard]);
  const crossOffset = useFollow(anchor);
  return (
    <OpeningFrame>
      <Popover
        className="popover"
        aria-label={label}
        isOpen
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        triggerRef={anchor}
        placement={`bottom ${align}`}
        offset={6}
        crossOffset={crossOffset}
      >
        <Menu className="menu-list" aria-label={label} autoFocus="first" onClose={onClose}>
          {groups.map((entries) => (
            <MenuSection
              className="menu-group"
              key={entries.map((entry) => entry.id).join(' ')}
              aria-label={groupName(entries)}
            >
              {entries.map((entry) => (
                <Entry key={entry.id} {...entry} />
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </OpeningFrame>
  );
}

/** A group must have a name; its words are the best there is. */
const groupName = (entries: readonly MenuEntry[]) => entries.map((entry) => entry.label).join(', ');

function Entry({ id, label, icon, kind, href, onPress, end, disabled }: MenuEntry) {
  return (
    <MenuItem
      id={id}
      className="menu-item"
      data-kind={kind}
      textValue={label}
      href={href}
      onAction={onPress}
      isDisabled={disabled}
    >
      {icon && <Icon name={icon} size="small" />}
      {label}
      {end && <span className="end">{end}</span>}
    </MenuItem>
  );
}
