import { endsKey } from './money-request.ts';
import { forgetKey, keyFor } from './request-keys.ts';

/**
 * Asks for something that must happen once, under one key from the first press to a final answer. Whatever is sent must
 * travel in the mutation's variables: a page that is drawn anew in between must not change the question.
 */
export async function askOnce<Reply>(action: string, ask: (key: string) => Promise<Reply>): Promise<Reply> {
  try {
    const reply = await ask(keyFor(action));
    forgetKey(action);
    return reply;
  } catch (error) {
    if (endsKey(error)) forgetKey(action);
    throw error;
  }
}
