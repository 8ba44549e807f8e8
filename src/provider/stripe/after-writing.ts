import { fail } from '#contract/kit/errors.ts';

/** What was asked for is done: nothing that goes wrong while it is read again may pass for a refusal of it. */
export async function afterWriting<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  try {
    return await read();
  } catch {
    throw fail('provider_answer_unknown');
  }
}
