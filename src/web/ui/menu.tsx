import { type ReactNode, Suspense } from 'react';
import { later } from './later.ts';
import { loadOpening } from './opening/load-opening.ts';
import type { MenuEntry } from './opening/menu-list.tsx';
import { type PopupTrigger, usePopup } from './popup.ts';

export type { MenuEntry } from './opening/menu-list.tsx';

const MenuList = later(async () => (await loadOpening()).MenuList);

type MenuProps = {
  label: string;
  /** Draws the button: spread what it gets into a Button or an IconButton. */
  trigger: (props: PopupTrigger) => ReactNode;
  /** Groups are parted by a line. */
  groups: readonly (readonly MenuEntry[])[];
  align?: 'start' | 'end';
};

/** Actions on one thing, behind a button. */
export function Menu({ label, trigger, groups, align = 'end' }: MenuProps) {
  const popup = usePopup('menu');
  return (
    <>
      {trigger(popup.trigger)}
      {popup.open && (
        <Suspense>
          <MenuList
            label={label}
            anchor={popup.trigger.ref}
            align={align}
            byKeyboard={popup.byKeyboard}
            groups={groups}
            onClose={popup.close}
          />
        </Suspense>
      )}
    </>
  );
}
