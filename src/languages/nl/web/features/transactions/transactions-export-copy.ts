import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/transactions/transactions-export-copy.ts';

export const exportCopy: Words<typeof english.exportCopy> = {
  title: (count) => `Transacties exporteren (${count})?`,
  action: (count) => `Transacties exporteren (${count})`,
  question: (count) =>
    `Je staat op het punt ${plural(count, { one: '1 transactie', other: `${figure(count)} transacties` })} te exporteren. Wil je een kleinere export, gebruik dan een of meer filters. Wil je doorgaan?`,
  accountantsColumns:
    'Kosten, netto, belasting, bestelling, uitbetaling en aankomst staan erin, welke kolommen je ook ziet.',
};
