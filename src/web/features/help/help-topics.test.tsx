import { expect, test } from 'vitest';
import { findTopic, HELP_GROUPS } from './find-topic.ts';

const slugs = HELP_GROUPS.flatMap(({ topics }) => Object.keys(topics));

test('no two topics share an address', () => {
  expect(new Set(slugs).size).toBe(slugs.length);
});

test.each(slugs)('%s has something to say and points only at topics that exist', (slug) => {
  const topic = findTopic(slug);
  expect(slug).toMatch(/^[a-z-]+$/);
  expect(topic?.sections.every(({ text, points = [] }) => text.length + points.length > 0)).toBe(true);
  expect(topic?.see?.filter((other) => !findTopic(other))).toEqual([]);
});

test.each(['gb', 'se', 'us', 'ae', 'jp'])('fee links find the section of %s', (country) => {
  expect(
    findTopic('fees')
      ?.entries?.groups.flatMap(({ each }) => each)
      .filter(({ anchor }) => anchor === country),
  ).toHaveLength(1);
});
