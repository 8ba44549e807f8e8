import { type ReactNode, Suspense, useState } from 'react';
import type { ViewedList } from '#domain/people/saved-views.ts';
import { Button } from '#web/ui/button.tsx';
import { ColumnChooser } from '#web/ui/column-chooser.tsx';
import { FilterButton } from '#web/ui/filters/filter-button.tsx';
import { atOnce, later } from '#web/ui/later.ts';
import { useNarrow } from '#web/ui/narrow.ts';
import { usePopup } from '#web/ui/popup.ts';
import { dataListCopy as copy } from './data-list-copy.ts';
import type { HiddenColumns } from './hidden-columns.ts';
import type { ListAddress } from './list-address.ts';
import { choosableColumns, dataColumns, type ListColumn, visibleColumns } from './list-column.ts';
import { ListSearch, type ListSearchProps } from './list-search.tsx';
import type { ListFilter } from './list-state.ts';

/** Most lists are opened as they are: what says how one is narrowed comes where it is. */
const ListPills = later(async () => (await import('./list-pills.tsx')).ListPills);

/** Few visits are for a view: only its button is here at once. */
const ListViews = atOnce(async () => (await import('./list-views.tsx')).ListViews);

export type FilterPanelState = Readonly<{
  isOpen: boolean;
  open: (open: boolean) => void;
  /** Closed filters are told as pills; on a telephone they always are. */
  showsPills: boolean;
}>;

/**
 * Wide, the panel's state is in the address, so that a link can open it; a telephone's dialog opens only when pressed. An
 * address that names a quick view has no room for it: the panel opens beside the view, which stays.
 */
export function useFilterPanel(address: ListAddress): FilterPanelState {
  const narrow = useNarrow();
  const [isOpen, open] = useState(false);
  if (narrow) return { isOpen, open, showsPills: true };
  return address.view
    ? { isOpen, open, showsPills: !isOpen }
    : { isOpen: address.areFiltersOpen, open: address.openFilters, showsPills: !address.areFiltersOpen };
}

type ListToolsProps<Row> = Readonly<{
  address: ListAddress;
  filters: readonly ListFilter[] | undefined;
  panel: FilterPanelState;
  panelId: string;
  columns: readonly ListColumn<Row>[];
  hidden: HiddenColumns;
  search?: ListSearchProps;
  tools?: ReactNode;
  views: ViewedList | undefined;
  /** Of the rows. */
  isFetching: boolean;
  setAwaited: (awaited: boolean) => void;
}>;

/** Above the card: search, the list's own choices, filters, views, columns; and below them, in words, what is on. */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { address, filters, panel, panelId, columns, hidden, search, tools, views } = props;
  const { terms, setTerms } = address;
  // Pressed before its code is here, the menu opens when it has come.
  const viewsMenu = usePopup('menu');

  return (
    <>
      <div className="filterbar">
        {search && <ListSearch {...search} terms={terms} onTerms={setTerms} />}
        {tools}
        {filters?.length !== 0 && (
          <FilterButton
            count={address.filters.lines.length}
            open={panel.isOpen}
            controls={panelId}
            onToggle={() => panel.open(!panel.isOpen)}
          />
        )}
        {views && (
          <>
            <Button icon="eye" {...viewsMenu.trigger}>
              {copy.views}
            </Button>
            <Suspense fallback={null}>
              <ListViews
                list={views}
                address={address}
                columns={dataColumns(visibleColumns(columns, hidden.hidden))}
                popup={viewsMenu}
                isFetching={props.isFetching}
                setAwaited={props.setAwaited}
              />
            </Suspense>
          </>
        )}
        <span className="push">
          <ColumnChooser
            columns={choosableColumns(columns)}
            hidden={hidden.hidden}
            onChange={hidden.setHidden}
          />
        </span>
      </div>
      {(terms.length > 0 || (panel.showsPills && address.filters.lines.length > 0)) && (
        <Suspense>
          <ListPills address={address} filters={filters ?? []} showsFilters={panel.showsPills} />
        </Suspense>
      )}
    </>
  );
}
