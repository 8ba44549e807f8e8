import type { storeAnswerCopy as english } from '#domain/woocommerce/store-answer-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const storeAnswerCopy: Words<typeof english> = { answered: (status) => `A resposta foi ${status}.` };
