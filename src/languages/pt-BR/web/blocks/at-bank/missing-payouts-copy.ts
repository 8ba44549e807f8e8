import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type { missingPayoutsCopy as english } from '#web/blocks/at-bank/missing-payouts-copy.ts';

export const missingPayoutsCopy: Words<typeof english> = {
  several: (count) =>
    plural(count, {
      one: `${count} repasse não está nos seus extratos bancários`,
      other: `${figure(count)} repasses não estão nos seus extratos bancários`,
    }),
  first: (text) => `O mais antigo: ${text}`,
  toMatch: 'A conciliar',
};
