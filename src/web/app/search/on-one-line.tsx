import { Fragment, type ReactNode } from 'react';

/** What is known of a thing, on one line; a name read from the left has no say about the day beside it. */
export function onOneLine(...parts: readonly (string | null)[]): ReactNode {
  const known = parts.filter((part) => part !== null && part !== '');
  if (known.length === 0) return null;
  return known.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
