import { useSearch } from '@tanstack/react-router';
import { VIEWED_LISTS, type ViewedList } from '#domain/people/saved-views.ts';
import { Button } from '#web/ui/button.tsx';
import { usePopup } from '#web/ui/popup.ts';
import { may } from '../../shared/page-settings.ts';
import { dataListCopy as copy } from './data-list-copy.ts';
import { useViewAtArrival } from './default-views.ts';
import type { ListAddress } from './list-address.ts';
import { OpenView } from './open-view.tsx';
import { keptParameters, savedIn } from './view-address.ts';
import { ViewsMenu } from './views-menu.tsx';

type ListViewsProps = Readonly<{
  list: ViewedList;
  address: ListAddress;
  /** Those that are shown. */
  columns: readonly string[];
}>;

/** The views of a list, for whoever may open it. */
export const ListViews = (props: ListViewsProps) => may(VIEWED_LISTS[props.list]) && <OwnViews {...props} />;

/** One press away; the one that is open stands below, in words. */
function OwnViews({ list, address, columns }: ListViewsProps) {
  const popup = usePopup('menu');
  const saved = savedIn(useSearch({ strict: false }));
  useViewAtArrival(list, address);
  const shown = {
    parameters: keptParameters(address.search, address.known),
    columns: [...columns],
  };
  return (
    <>
      <span className="views">
        <Button icon="eye" {...popup.trigger}>
          {copy.views}
        </Button>
      </span>
      <ViewsMenu list={list} address={address} shown={shown} popup={popup} />
      {saved !== undefined && (
        <div className="open-view">
          <OpenView list={list} address={address} shown={shown} />
        </div>
      )}
    </>
  );
}
