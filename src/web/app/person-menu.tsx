import { Suspense, useState } from 'react';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { later } from '#web/ui/later.ts';
import { usePopup } from '#web/ui/popup.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { shellCopy as copy } from './shell-copy.ts';

const PersonMenuList = later(async () => (await import('./person-menu/person-menu-list.tsx')).PersonMenuList);

const LanguageDialog = later(async () => (await import('./language/language-dialog.tsx')).LanguageDialog);

export function PersonMenu() {
  const { user } = pageSettings();
  const label = copy.account(user.first_name || user.email);
  const { trigger, open, close, byKeyboard } = usePopup('menu');
  const [choosing, setChoosing] = useState(false);

  return (
    <>
      <button type="button" className="button" data-kind="quiet" data-icon="" {...trigger}>
        <Avatar name={user.first_name || user.email} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      {open && (
        <Suspense>
          <PersonMenuList
            label={label}
            anchor={trigger.ref}
            align="end"
            byKeyboard={byKeyboard}
            onClose={close}
            onLanguage={() => setChoosing(true)}
          />
        </Suspense>
      )}
      {choosing && (
        <Suspense>
          <LanguageDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
