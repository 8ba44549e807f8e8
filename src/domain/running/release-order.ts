/** Major, minor and patch; what a pre-release adds behind them says nothing about a schema. */
const RELEASE = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:-[\w.]+)?$/;

/** Whether the text names a release, as `1.2.3`. */
export const isRelease = (text: string): boolean => RELEASE.test(text);

/** Whether one release is older than another. */
export function isOlder(release: string, than: string): boolean {
  const [one, other] = [release, than].map((text) => (RELEASE.exec(text) ?? []).slice(1).map(Number));
  for (const at of [0, 1, 2]) {
    const difference = (one?.[at] ?? 0) - (other?.[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** What a migration does to releases that do not know it: nothing, or some of them can no longer work with the schema. */
export type SchemaStep = Readonly<{ name: string; oldestRelease: string | undefined }>;

/**
 * Whether a release may work on a schema that has these steps, which it does not know. A step that only adds leaves everybody
 * room; one that takes something away names the oldest release that does without it; one of which nobody said is not trusted.
 */
export const stepInTheWay = (release: string, unknown: readonly SchemaStep[]): SchemaStep | undefined =>
  unknown.find(
    ({ oldestRelease }) =>
      oldestRelease === undefined || !isRelease(oldestRelease) || isOlder(release, oldestRelease),
  );
