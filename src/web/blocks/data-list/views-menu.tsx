import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { SavedView } from '#contract/saved-views.ts';
import type { ViewedList } from '#domain/people/saved-views.ts';
import { useConfirm } from '#web/ui/confirm-provider.tsx';
import { later } from '#web/ui/later.ts';
import type { MenuEntry } from '#web/ui/menu.tsx';
import { loadOpening } from '#web/ui/opening/load-opening.ts';
import type { usePopup } from '#web/ui/popup.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { WORDS } from '#web/ui/words-copy.ts';
import { failureWords } from '../../shared/failure-words.ts';
import { may } from '../../shared/page-settings.ts';
import { useChangeTold } from './change-view.ts';
import { useDefaultViews } from './default-views.ts';
import type { ListAddress } from './list-address.ts';
import type { ListSearch } from './list-state.ts';
import { NameViewDialog } from './name-view-dialog.tsx';
import { savedViewsCopy as copy } from './saved-views-copy.ts';
import { NO_VIEW, type ShownNow, withoutView, withView } from './view-address.ts';
import { savedIn } from './view-wanted.ts';
import { useChangeView, useDeleteView, useSaveView, viewsQuery } from './views-queries.ts';

const MenuList = later(async () => (await loadOpening()).MenuList);

type ViewsMenuProps = Readonly<{
  list: ViewedList;
  address: ListAddress;
  shown: ShownNow;
  popup: ReturnType<typeof usePopup>;
}>;

/** The views to choose from; below them what can be done with the one that is open. */
export function ViewsMenu({ list, address, shown, popup }: ViewsMenuProps) {
  const given: ListSearch = useSearch({ strict: false });
  // Asked for when somebody opens the menu; its dialogs outlive it.
  const views = useQuery({ ...viewsQuery(list), enabled: popup.open });
  const { defaults, choose } = useDefaultViews();
  const [naming, setNaming] = useState<'new' | 'rename'>();
  const save = useSaveView();
  const change = useChangeView();
  const atOnce = useChangeTold();
  const remove = useDeleteView();
  const confirm = useConfirm();
  const { show } = useSnackbar();

  const open = views.data?.find(({ id }) => id === savedIn(given));
  // What the list does not know and a view has brought goes with that view.
  const before = [...address.known, ...Object.keys(open?.parameters ?? {})];
  const isDefault = ({ id }: SavedView) => defaults[list] === id;

  const askToDelete = (view: SavedView) =>
    confirm({
      title: copy.deleteTitle(view.name),
      text: view.is_shared ? copy.deleteShared : copy.deleteOwn,
      action: copy.deleteAction,
      kind: 'danger',
      failureText: failureWords,
      onConfirm: async () => {
        await remove.mutateAsync({ id: view.id });
        if (isDefault(view)) choose(list, undefined);
        address.change({ saved: undefined }, true);
        show(copy.deleted(view.name));
      },
    });

  const everything: MenuEntry = {
    id: 'everything',
    label: copy.everything,
    icon: 'menu',
    onPress: () =>
      address.change({ ...withoutView(before), ...(defaults[list] !== undefined && { saved: NO_VIEW }) }),
  };
  const entryOf = (view: SavedView): MenuEntry => ({
    id: `view ${view.id}`,
    label: view.name,
    icon: view.is_shared ? 'customers' : 'user',
    ...(view === open ? { end: copy.shown } : isDefault(view) && { end: copy.isDefault }),
    onPress: () => address.change(withView(view, before)),
  });
  const actionsOn = (view: SavedView): readonly MenuEntry[] => [
    {
      id: 'default',
      label: isDefault(view) ? copy.noDefault : copy.makeDefault,
      icon: 'home',
      onPress: () => choose(list, isDefault(view) ? undefined : view.id),
    },
    ...(view.may_change ? changesOf(view) : []),
  ];
  const changesOf = (view: SavedView): readonly MenuEntry[] => [
    { id: 'rename', label: copy.rename, icon: 'document', onPress: () => setNaming('rename') },
    ...(may('change_settings')
      ? [
          {
            id: 'share',
            label: view.is_shared ? copy.stopSharing : copy.share,
            icon: view.is_shared ? 'user' : 'customers',
            onPress: () => atOnce.change(view, { is_shared: !view.is_shared }),
          } as const,
        ]
      : []),
    { id: 'delete', label: copy.delete, icon: 'trash', kind: 'danger', onPress: () => askToDelete(view) },
  ];
  const own = (views.data ?? []).filter(({ is_shared }) => !is_shared);
  const shared = (views.data ?? []).filter(({ is_shared }) => is_shared);
  const notRead: readonly MenuEntry[] = [
    { id: 'failed', label: copy.failed, disabled: true },
    { id: 'again', label: WORDS.tryAgain, onPress: () => views.refetch() },
  ];
  const groups = [
    views.isError ? notRead : [everything, ...own.map(entryOf)],
    shared.map(entryOf),
    open ? actionsOn(open) : [],
    [{ id: 'new', label: copy.saveAs, icon: 'plus', onPress: () => setNaming('new') } as const],
  ].filter((entries) => entries.length > 0);

  return (
    <>
      {popup.open && !views.isPending && (
        <Suspense>
          <MenuList
            label={copy.menu}
            anchor={popup.trigger.ref}
            align="start"
            byKeyboard={popup.byKeyboard}
            groups={groups}
            onClose={popup.close}
          />
        </Suspense>
      )}
      {naming === 'new' && (
        <NameViewDialog
          title={copy.newTitle}
          text={copy.newText}
          before=""
          asksToShare={may('change_settings')}
          onSave={async (named) => {
            const view = await save.mutateAsync({ list, ...named, ...shown });
            address.change(withView(view, before), true);
            show(copy.saved(view.name));
          }}
          onClose={() => setNaming(undefined)}
        />
      )}
      {naming === 'rename' && open && (
        <NameViewDialog
          title={copy.renameTitle}
          before={open.name}
          asksToShare={false}
          onSave={({ name }) => change.mutateAsync({ id: open.id, name })}
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  );
}
