/** Stores keep two names where we keep one: the last word is taken for the family's. */
export function splitName(name: string): Readonly<{ first_name: string; last_name: string }> {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return {
    first_name: words.slice(0, -1).join(' ') || (words[0] ?? ''),
    last_name: words.length > 1 ? (words.at(-1) ?? '') : '',
  };
}
