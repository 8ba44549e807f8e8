import { expect, test } from 'vitest';
import { cutRelease } from './release-notes.mjs';

const CHANGELOG = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0 (2026-01-02)\n\n- Old.\n';
const cut = (over: object = {}) =>
  cutRelease({ changelog: CHANGELOG, current: '0.1.0', next: '0.2.0', day: '2026-02-03', ...over });

test('what was unreleased becomes the version, above the older ones and under an empty heading', () => {
  expect(cut()).toEqual({
    changelog:
      '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-02-03)\n\n- New.\n\n## 0.1.0 (2026-01-02)\n\n- Old.\n',
    notes: '- New.',
  });
});

test('the first version has none below it', () => {
  const { changelog } = cut({ changelog: '# Changelog\n\n## Unreleased\n\n- New.\n' });
  expect(changelog).toBe('# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-02-03)\n\n- New.\n');
});

test.each([
  ['0.1.0', '0.1.0', false],
  ['0.1.9', '0.1.10', true],
  ['0.1.10', '0.1.9', false],
  ['0.9.0', '1.0.0', true],
  ['1.0.0', '0.9.9', false],
])('after %s comes %s: %s', (current, next, comes) => {
  const release = () => cut({ current, next });
  if (comes) expect(release().notes).toBe('- New.');
  else expect(release).toThrow('does not come after');
});

test.each([
  [{ next: 'two' }, 'no version'],
  [{ next: '0.2.0-beta' }, 'no version'],
  [{ changelog: '# Changelog\n' }, 'has no "## Unreleased"'],
  [{ changelog: '# Changelog\n\n## Unreleased\n\n## 0.1.0\n' }, 'Nothing stands under'],
])('%o is refused', (over, sentence) => {
  expect(() => cut(over)).toThrow(sentence);
});
