/** What an address can say: text, or lists of text in the bracket form `name[0]=…`. */
export type RawSearch = { [key: string]: string | string[] };

/** A hostile link could name the millionth entry and make us fill the gap before it. */
const LIST_LENGTH_MAX = 100;

export function parseSearch(search: string): RawSearch {
  const found: RawSearch = Object.create(null); // A key named __proto__ is then only a key.
  for (const [key, value] of new URLSearchParams(search)) {
    const [, name, index] = /^(.+?)\[(\d*)\]$/.exec(key) ?? [];
    if (name === undefined || index === undefined) {
      found[key] = value;
      continue;
    }
    const before = found[name];
    const list = Array.isArray(before) ? before : [];
    const at = index === '' ? list.length : Number(index);
    if (at < LIST_LENGTH_MAX) list[at] = value;
    found[name] = list;
  }
  for (const [key, value] of Object.entries(found)) {
    if (Array.isArray(value)) found[key] = Array.from(value, (text) => text ?? '');
  }
  return found;
}

/** The query string of an address; what is absent or empty is left out, so addresses stay short. */
export const stringifySearch = (search: Readonly<Record<string, unknown>>): string => queryString(search, '');

/** The query string of a request: nested values in brackets. An empty text is a value here, and travels. */
export const requestQuery = (input: Readonly<Record<string, unknown>>): string =>
  queryString(input, undefined);

function queryString(values: Readonly<Record<string, unknown>>, leftOut: '' | undefined): string {
  const pairs: string[] = [];
  const add = (key: string, value: unknown): void => {
    if (value === undefined || value === null || value === leftOut) return;
    if (Array.isArray(value))
      value.forEach((item, index) => {
        add(`${key}[${index}]`, item);
      });
    else if (typeof value === 'object')
      for (const [name, inner] of Object.entries(value)) add(`${key}[${name}]`, inner);
    else pairs.push(`${readable(key)}=${readable(String(value))}`);
  };
  for (const [key, value] of Object.entries(values)) add(key, value);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** encodeURIComponent, but what bookmarks leave readable stays readable, and half a character never throws. */
export const readable = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD')).replace(/%(2F|5B|5D|3A|2C)/g, (kept) =>
    decodeURIComponent(kept),
  );

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
