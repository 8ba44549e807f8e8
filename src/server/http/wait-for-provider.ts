import { fail } from '#contract/kit/errors.ts';

/** Longer than any healthy answer, shorter than a person's patience with a page. */
const PATIENCE_MS = 10_000;

/** A reading of the provider that a person waits for: after a while, no answer is an answer, too. Never for what acts. */
export async function waitForProvider<Answer>(
  asking: Promise<Answer>,
  patienceMs = PATIENCE_MS,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(fail('provider_unavailable')), patienceMs);
  });
  try {
    return await Promise.race([asking, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
