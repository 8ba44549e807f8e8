import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ViewedList } from '#domain/people/saved-views.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useChangeTold } from './change-view.ts';
import type { ListAddress } from './list-address.ts';
import type { ListSearch } from './list-state.ts';
import { savedViewsCopy as copy } from './saved-views-copy.ts';
import { unknownFiltersCopy } from './unknown-filters-copy.ts';
import { isChanged, type ShownNow, unknownIn } from './view-address.ts';
import { savedIn } from './view-wanted.ts';
import { viewsQuery } from './views-queries.ts';

type OpenViewProps = Readonly<{ list: ViewedList; address: ListAddress; shown: ShownNow }>;

/** Which view is open, whether something was changed since, and what of it the list no longer knows. */
export function OpenView({ list, address, shown }: OpenViewProps) {
  const given: ListSearch = useSearch({ strict: false });
  const views = useQuery(viewsQuery(list));
  const { change, isPending } = useChangeTold();
  // The rows are the address's, whether the view is known or not; the menu says it when views cannot be read.
  if (!views.data) return null;
  const view = views.data.find(({ id }) => id === savedIn(given));
  if (!view && views.isFetching) return null; // One that was saved a moment ago is on its way.
  if (!view)
    return (
      <Notice
        kind="warning"
        label={copy.goneLabel}
        onDismiss={() => address.change({ saved: undefined }, true)}
      >
        {copy.gone}
      </Notice>
    );

  const unknown = unknownIn(view, address.known);
  return (
    <>
      {unknown.length > 0 && (
        <Notice kind="warning" label={unknownFiltersCopy.label}>
          {unknown.map((name) => (
            <p key={name}>{unknownFiltersCopy.leftOut(name, '')}</p>
          ))}
        </Notice>
      )}
      <p className="strong">{copy.view(view.name)}</p>
      {isChanged(view, shown) && (
        <>
          <Chip>{copy.changed}</Chip>
          {view.may_change && (
            <Button kind="link" busy={isPending} onClick={() => change(view, shown)}>
              {copy.saveChanges}
            </Button>
          )}
        </>
      )}
    </>
  );
}
