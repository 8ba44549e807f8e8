/** RFC 3986: what `encodeURIComponent` leaves alone for the web's sake is written out, too. */
const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD')).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
const twice = (text: string): string => encoded(encoded(text));

type Pair = readonly [name: string, value: string];

/**
 * As PHP reads a query: of a name that comes twice the last value counts, `a[]` takes the next free number, and the members
 * of a list stay in the order sent. Official clients send every parameter twice, so this decides whether they get in.
 */
function asRead(pairs: readonly Pair[]): readonly Pair[] {
  const lists = new Map<string, Map<string, string>>();
  for (const [name, value] of pairs) {
    const top = /^[^[]+/.exec(name)?.[0] ?? name;
    const list = lists.get(top) ?? new Map<string, string>();
    lists.set(top, list);
    list.set(name.endsWith('[]') ? `${name.slice(0, -1)}${list.size}]` : name, value);
  }
  return [...lists].sort(([one], [other]) => (one < other ? -1 : 1)).flatMap(([, list]) => [...list]);
}

const signedPairs = (pairs: readonly Pair[]): readonly Pair[] =>
  asRead(pairs.filter(([name]) => name !== 'oauth_signature'));

function textOver(method: string, address: string, signed: readonly Pair[]): string {
  const parameters = signed.map(([name, value]) => `${twice(name)}%3D${twice(value)}`).join('%26');
  return `${method.toUpperCase()}&${encoded(address)}&${parameters}`;
}

/** What a call by OAuth 1.0a is signed over: its method, its address without the query, and every parameter but the signature. */
export const signedText = (method: string, address: string, pairs: readonly Pair[]): string =>
  textOver(method, address, signedPairs(pairs));

/**
 * The same in the order of stores, and in that of the standard, by each whole name as it is encoded. Official clients sign in the
 * one and send in another, which no store takes for a list of more than ten; both say the same of a call, so both count here.
 */
export function signedTexts(method: string, address: string, pairs: readonly Pair[]): readonly string[] {
  const asStores = signedPairs(pairs);
  const asStandard = [...asStores].sort(([one], [other]) => (encoded(one) < encoded(other) ? -1 : 1));
  return [textOver(method, address, asStores), textOver(method, address, asStandard)];
}
