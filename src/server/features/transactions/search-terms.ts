/** What a search term means. Labels that suggestions gave are understood exactly; everything else is text. */
export type SearchTerm =
  | Readonly<{ kind: 'order'; number: string }>
  | Readonly<{ kind: 'subscription'; number: string }>
  | Readonly<{ kind: 'person'; name: string; email: string }>
  | Readonly<{ kind: 'id'; id: string }>
  | Readonly<{ kind: 'text'; text: string }>;

const ORDER = /^Order #(.+)$/i;
const SUBSCRIPTION = /^Subscription #(.+)$/i;
const PERSON = /^(.+) \(([^\s()]+@[^\s()]+)\)$/s;
const ID = /^(?:txn|ch|py|pi|po)_\w+$/;

export function readSearchTerm(term: string): SearchTerm {
  const order = ORDER.exec(term)?.[1];
  if (order) return { kind: 'order', number: order };
  const subscription = SUBSCRIPTION.exec(term)?.[1];
  if (subscription) return { kind: 'subscription', number: subscription };
  const [, name, email] = PERSON.exec(term) ?? [];
  if (name && email) return { kind: 'person', name, email };
  return ID.test(term) ? { kind: 'id', id: term } : { kind: 'text', text: term };
}

/** A customer as suggestions show them, and as a search term finds them again. */
export const personLabel = (name: string | null, email: string | null): string =>
  name && email ? `${name} (${email})` : (name ?? email ?? '');
