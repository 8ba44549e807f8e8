/** The oldest that our programs run on; `engines` in package.json and scripts/run.mjs say the same. */
const OLDEST = { major: 20, minor: 12 } as const;

/** `version` as Node tells it, without the v. Answers why it cannot be used, or nothing. */
export function nodeProblem(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return undefined;
  return `Countinghouse needs Node ${OLDEST.major}.${OLDEST.minor} or newer; this is ${version}.`;
}
