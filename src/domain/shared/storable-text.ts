const UNSTORABLE = /\0|\p{Surrogate}/u;

/** PostgreSQL keeps neither NUL nor half a surrogate pair. How deep a value may go is settled before it is parsed. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !UNSTORABLE.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, child]) => !UNSTORABLE.test(name) && isStorable(child));
}
