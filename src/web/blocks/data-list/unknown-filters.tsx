import { useNavigate, useSearch } from '@tanstack/react-router';
import { listCopy } from '#domain/shared/list-copy.ts';
import { Notice } from '#web/ui/notice.tsx';
import { dataListCopy } from './data-list-copy.ts';
import type { ListAddress } from './list-address.ts';
import type { ListFilter, ListSearch } from './list-state.ts';
import { unknownFiltersCopy as copy } from './unknown-filters-copy.ts';

type UnknownFiltersProps = Readonly<{ address: ListAddress; filters: readonly ListFilter[] }>;

/** What the address asks for and the list does not know: the rows below are not narrowed by it, and that is said. */
export function UnknownFilters({ address, filters }: UnknownFiltersProps) {
  const given: ListSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const unknown = address.leftOut.flatMap((name) => {
    const label = labelOf(name, address, filters);
    return label === undefined ? [] : [{ name, words: copy.leftOut(label, valueWords(given[name])) }];
  });
  if (unknown.length === 0) return null;

  const clear = () =>
    navigate({
      to: '.',
      search: (before: object) => ({
        ...before,
        ...Object.fromEntries(unknown.map(({ name }) => [name, undefined])),
      }),
      replace: true,
      resetScroll: false,
    });
  return (
    <Notice kind="warning" label={copy.label} onDismiss={clear}>
      {unknown.map(({ name, words }) => (
        <p key={name}>{words}</p>
      ))}
    </Notice>
  );
}

/** A filter that stands under its newer name is no unknown one. */
function labelOf(
  name: string,
  { filters: { lines } }: ListAddress,
  filters: readonly ListFilter[],
): string | undefined {
  if (name === 'store_currency_is') return dataListCopy.currency;
  for (const { id, label, conditions } of filters)
    for (const { id: condition, parameter, alias } of conditions)
      if (parameter === name || alias === name)
        return lines.some((line) => line.field === id && line.condition === condition) ? undefined : label;
  return undefined;
}

const valueWords = (value: unknown): string =>
  listCopy.listed([value].flat().filter((one) => typeof one === 'string'));
