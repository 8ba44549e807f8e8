import { AppError } from '#contract/kit/errors.ts';

/** A clear no to a question that not every account or key may ask. */
const REFUSALS: readonly string[] = ['resource_missing', 'provider_permission_missing', 'provider_refused'];

/** What a key may not read, or an account does not have, is asked for once in the life of a process; whoever asks goes without. */
export function askUntilRefused<Answer>(ask: () => Promise<Answer>): () => Promise<Answer | undefined> {
  let isRefused = false;
  return async () => {
    if (isRefused) return undefined;
    try {
      return await ask();
    } catch (error) {
      isRefused = error instanceof AppError && REFUSALS.includes(error.code);
      if (!isRefused) throw error;
      return undefined;
    }
  };
}
