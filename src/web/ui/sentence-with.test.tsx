import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SentenceWith } from './sentence-with.tsx';

const show = (say: (...places: string[]) => string) =>
  render(
    <p>
      <SentenceWith
        say={say}
        places={[
          <a key="terms" href="#terms">
            terms
          </a>,
          <b key="notice">notice</b>,
        ]}
      />
    </p>,
  ).container.innerHTML;

test.each<[string, (...places: string[]) => string, string]>([
  [
    'in the order they are given',
    (terms, notice) => `You accept ${terms} and ${notice}.`,
    '<p>You accept <a href="#terms">terms</a> and <b>notice</b>.</p>',
  ],
  [
    'in the order of another language',
    (terms, notice) => `${notice} und ${terms}`,
    '<p><b>notice</b> und <a href="#terms">terms</a></p>',
  ],
  [
    'one beside the other',
    (terms, notice) => `${terms}${notice}`,
    '<p><a href="#terms">terms</a><b>notice</b></p>',
  ],
])('%s', (_, say, html) => {
  expect(show(say)).toBe(html);
});
