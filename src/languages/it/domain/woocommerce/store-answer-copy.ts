import type * as english from '#domain/woocommerce/store-answer-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const storeAnswerCopy: Words<typeof english.storeAnswerCopy> = {
  answered: (status) => `Ha risposto ${status}.`,
};
