import { useSearch } from '@tanstack/react-router';
import type { ViewedList } from '#domain/people/saved-views.ts';
import type { usePopup } from '#web/ui/popup.ts';
import { type Arrival, useViewAtArrival } from './default-views.ts';
import type { ListAddress } from './list-address.ts';
import { OpenView } from './open-view.tsx';
import { keptParameters } from './view-address.ts';
import { savedIn } from './view-wanted.ts';
import { ViewsMenu } from './views-menu.tsx';

type ListViewsProps = Readonly<{
  list: ViewedList;
  address: ListAddress;
  /** Those that are shown. */
  columns: readonly string[];
  popup: ReturnType<typeof usePopup>;
}> &
  Arrival;

/** The views of a list, behind their button; the one that is open stands below, in words. */
export function ListViews({ list, address, columns, popup, ...arrival }: ListViewsProps) {
  const saved = savedIn(useSearch({ strict: false }));
  useViewAtArrival(list, address, arrival);
  const shown = {
    parameters: keptParameters(address.search, address.known),
    columns: [...columns],
  };
  return (
    <>
      <ViewsMenu list={list} address={address} shown={shown} popup={popup} />
      {saved !== undefined && (
        <div className="open-view">
          <OpenView list={list} address={address} shown={shown} />
        </div>
      )}
    </>
  );
}
