const HEADING = '## Unreleased';

/**
 * Makes a version of what stands under "Unreleased": the changelog with an empty "Unreleased" above it, and the notes alone.
 * Throws a sentence where there is nothing to release, or the version is not a later one.
 */
export function cutRelease({ changelog, current, next, day }) {
  if (!/^\d+\.\d+\.\d+$/.test(next)) throw new Error(`"${next}" is no version such as 0.2.0.`);
  if (compare(next, current) <= 0) throw new Error(`${next} does not come after ${current}.`);
  const start = changelog.indexOf(`${HEADING}\n`);
  if (start < 0) throw new Error(`CHANGELOG.md has no "${HEADING}".`);
  const from = start + HEADING.length + 1;
  const end = changelog.indexOf('\n## ', from);
  const notes = changelog.slice(from, end < 0 ? undefined : end).trim();
  if (notes === '') throw new Error('Nothing stands under "Unreleased" in CHANGELOG.md.');
  const older = end < 0 ? '' : changelog.slice(end);
  return {
    changelog: `${changelog.slice(0, from)}\n## ${next} (${day})\n\n${notes}\n${older}`,
    notes,
  };
}

function compare(one, other) {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  const first = a.findIndex((number, at) => number !== b[at]);
  return first < 0 ? 0 : a[first] - b[first];
}
