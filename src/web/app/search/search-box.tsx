import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { findAnything } from '#contract/search.ts';
import { readTypedSearch } from '#domain/search/typed-search.ts';
import { call } from '#web/api/client.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { keysCopy } from '#web/shared/keys-copy.ts';
import { useNow } from '#web/shared/now.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { recentPlaces } from '#web/shared/recent-places.ts';
import { useSettled } from '#web/shared/settled.ts';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Finder, type FinderGroup } from '#web/ui/finder.tsx';
import './search.css';
import { searchCopy as copy } from './search-copy.ts';
import { searchGroups } from './search-groups.ts';
import { readTypedAhead, type TypedAhead } from './typed-ahead.ts';

const PAUSE_MS = 120;

/** What was just written must be found, so an answer is never kept for the next question. */
const foundQuery = (text: string) =>
  queryOptions({
    queryKey: ['search box', text],
    queryFn: ({ signal }) => call(findAnything, { search_term: text }, { signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });

type SearchBoxProps = Readonly<{
  /** The keys pressed since the search was opened; taken once, and from then on the field has them. */
  typed: RefObject<string[] | undefined>;
  onGone: () => void;
}>;

/** The inside of the search dialog. It begins with what was typed while it was on its way. */
export function SearchBox({ typed, onGone }: SearchBoxProps) {
  const [ahead, setAhead] = useState<TypedAhead>();
  // Before anything is painted, so that no key falls between this and the field.
  useLayoutEffect(() => {
    const keys = typed.current;
    typed.current = undefined;
    if (keys) setAhead(readTypedAhead(keys));
  }, [typed]);
  return ahead && <SearchFor ahead={ahead} onGone={onGone} />;
}

/** One field, and everything its text may mean. */
function SearchFor({ ahead, onGone }: { ahead: TypedAhead; onGone: () => void }) {
  const [typed, setTyped] = useState(ahead.text);
  const [recent] = useState(recentPlaces);
  const now = useNow();
  // A card number stops here: of what was typed, only this travels.
  const { text } = readTypedSearch(typed);
  const asked = useSettled(text, PAUSE_MS);
  const search = useQuery(foundQuery(asked));
  const isStale = text !== asked || search.isPlaceholderData;
  const isWaiting = text !== '' && (isStale || search.isPending);
  const groups = searchGroups({
    text,
    now,
    isStale,
    settings: pageSettings(),
    recent: recent.map(({ href, title }) => ({ id: `recent-${href}`, href, title, icon: 'clock' })),
    found: search.isError ? undefined : search.data,
  });
  const isNothing = text !== '' && !isWaiting && search.isSuccess && isOnlyLists(groups);

  return (
    <div className="stack" data-gap="small">
      <Finder
        label={copy.field}
        placeholder={copy.placeholder}
        text={typed}
        onText={setTyped}
        listLabel={copy.results}
        groups={groups}
        isEntered={ahead.isEntered}
        isWaiting={isWaiting}
        status={isWaiting ? copy.looking : isNothing ? copy.nothing(text) : copy.count(countOf(groups))}
        note={
          <>
            {isNothing && <p className="subtle">{copy.nothing(text)}</p>}
            {search.isError && text === asked && (
              <ErrorNotice title={copy.failed} retrying={search.isFetching} onRetry={() => search.refetch()}>
                {failureWords(search.error)}
              </ErrorNotice>
            )}
          </>
        }
        onOpen={onGone}
      />
      <Keys />
    </div>
  );
}

const isOnlyLists = (groups: readonly FinderGroup[]): boolean =>
  groups.every(({ label }) => label === copy.lists);
const countOf = (groups: readonly FinderGroup[]): number =>
  groups.reduce((count, { options }) => count + options.length, 0);

function Keys() {
  const { move, open, newTab, close } = copy.keys;
  return (
    <p className="finder-keys" aria-hidden="true">
      <kbd>↑</kbd> <kbd>↓</kbd> {move}
      <kbd>{keysCopy.enter}</kbd> {open}
      <kbd>
        {keysCopy.control} {keysCopy.enter}
      </kbd>{' '}
      {newTab}
      <kbd>{keysCopy.escape}</kbd> {close}
    </p>
  );
}
