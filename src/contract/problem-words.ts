import { known } from '#domain/shared/word.ts';
import { inputCopy } from './kit/input-copy.ts';

/** What a schema says is wrong, in the listener's language; a problem that brought words of its own keeps them. */
export const problemWords = (message: string): string => known<string>(inputCopy, message) ?? message;
