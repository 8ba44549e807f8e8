import { useContext } from 'react';
import {
  ComboBoxStateContext,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
} from 'react-aria-components';
import { CONTROL_WORDS } from '../control-words-copy.ts';
import { type ComboboxOption, groupOptions } from '../option-search.ts';

type OptionListProps = {
  options: readonly ComboboxOption[];
  loading?: boolean;
  /** What to say when there is nothing to choose from; without it the list stays closed. */
  emptyText?: string;
};

/** The list under a combobox, in groups. Lives inside the library's ComboBox, which places and fills it. */
export function OptionList({ options, loading = false, emptyText }: OptionListProps) {
  const state = useContext(ComboBoxStateContext);
  return (
    <Popover
      className="popover"
      data-fill=""
      placement="bottom start"
      offset={4}
      isNonModal
      isOpen={state?.isOpen ?? false}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isScrolling()) state?.close();
      }}
    >
      <ListBox
        className="menu-list"
        aria-busy={loading || undefined}
        renderEmptyState={() => (
          <p className="menu-title" role="status">
            {loading ? CONTROL_WORDS.searching : emptyText}
          </p>
        )}
      >
        {groupOptions(options).map(({ name, options: together }) =>
          name === undefined ? (
            together.map(renderOption)
          ) : (
            <ListBoxSection key={name} id={`group ${name}`} className="menu-group">
              <Header className="menu-title">{name}</Header>
              {together.map(renderOption)}
            </ListBoxSection>
          ),
        )}
      </ListBox>
    </Popover>
  );
}

/**
 * The library shuts its list as soon as the page scrolls. But reaching the field scrolls the page: by Tab, or because a
 * telephone makes room for its keyboard. The list is part of the page and scrolls with it, so it may stay.
 */
const isScrolling = (): boolean => window.event?.type === 'scroll';

const renderOption = ({ value, label, detail }: ComboboxOption) => (
  <ListBoxItem key={value} id={value} className="menu-item" textValue={label}>
    {label}
    {detail && <span className="end">{detail}</span>}
  </ListBoxItem>
);
