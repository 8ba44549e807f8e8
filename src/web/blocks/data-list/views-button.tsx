import { lazy, Suspense, useState } from 'react';
import type { ViewedList } from '#domain/people/saved-views.ts';
import { Button } from '#web/ui/button.tsx';
import { usePopup } from '#web/ui/popup.ts';
import { dataListCopy as copy } from './data-list-copy.ts';
import type { ListAddress } from './list-address.ts';

/** The menu and its words come when somebody opens it. */
const ViewsMenu = lazy(async () => ({ default: (await import('./views-menu.tsx')).ViewsMenu }));

type ViewsButtonProps = Readonly<{ list: ViewedList; address: ListAddress; columns: readonly string[] }>;

/** The views of a list, one press away. */
export function ViewsButton(props: ViewsButtonProps) {
  const popup = usePopup('menu');
  // Its dialogs outlive the menu.
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <Button
        icon="eye"
        {...popup.trigger}
        onClick={(event) => {
          setOpened(true);
          popup.trigger.onClick(event);
        }}
      >
        {copy.views}
      </Button>
      {wasOpened && (
        <Suspense>
          <ViewsMenu {...props} popup={popup} />
        </Suspense>
      )}
    </>
  );
}
