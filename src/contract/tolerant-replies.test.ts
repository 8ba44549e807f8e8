import { describe, expect, test } from 'vitest';
import {
  BAD_WORD,
  ENDPOINTS,
  type Mutation,
  mutated,
  mutationsOf,
  NEW_WORD,
  sampleOf,
} from '#tests/reply-samples.ts';
import { pageSettings } from './page-settings.ts';

const REPLIES = [
  // What is answered in the form of WooCommerce is read by others, and held to that form.
  ...ENDPOINTS.filter(({ speaks }) => speaks === undefined).map(({ method, path, reply }) => ({
    name: `${method} ${path}`,
    reply,
  })),
  { name: 'the page settings', reply: pageSettings },
];
/** Of a choice between shapes each is tried. */
const CHOICES = [0, 1];

const named = ({ what, path }: Mutation): string => `${what} ${path.join('.')}`;

describe('a reply is still read with one new word, one part missing, or one currency in capitals', () => {
  let tried = 0;
  test.each(REPLIES)('$name', ({ reply }) => {
    for (const choice of CHOICES) {
      const sample = sampleOf(reply, choice);
      expect(reply.safeParse(sample).error).toBeUndefined();
      const mutations = mutationsOf(reply, sample);
      tried += mutations.length;
      const refused = mutations.filter((mutation) =>
        [NEW_WORD, BAD_WORD].some((word) => !reply.safeParse(mutated(sample, mutation, word)).success),
      );
      expect(refused.map(named)).toEqual([]);
    }
  });

  test('and these are many', () => {
    expect(ENDPOINTS.length).toBeGreaterThan(100);
    expect(tried).toBeGreaterThan(500);
  });
});
