import type { Words } from '#languages/kit/words.ts';
import { figure } from '#languages/nl/speech.ts';
import type * as english from '#web/features/transactions/transactions-export-copy.ts';

export const exportCopy: Words<typeof english.exportCopy> = {
  title: (count) => `${count} transacties exporteren?`,
  action: (count) => `${count} transacties exporteren`,
  question: (count) =>
    `Je staat op het punt ${figure(count)} transacties te exporteren. Wil je een kleinere export, gebruik dan een of meer filters. Wil je doorgaan?`,
  accountantsColumns:
    'Kosten, netto, belasting, bestelling, uitbetaling en aankomst staan erin, welke kolommen je ook ziet.',
};
