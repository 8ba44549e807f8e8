import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { exportCopy as english } from '#web/features/transactions/transactions-export-copy.ts';

export const exportCopy: Words<typeof english> = {
  title: (count) => `Transaktionen exportieren (${count})?`,
  action: (count) => `Transaktionen exportieren (${count})`,
  question: (count) =>
    `Sie sind dabei, ${plural(count, { one: '1 Transaktion', other: `${figure(count)} Transaktionen` })} zu exportieren. Mit einem oder mehreren Filtern können Sie den Export verkleinern. Möchten Sie fortfahren?`,
  accountantsColumns:
    'Gebühren, Netto, Steuer, Bestellung, Auszahlung und deren Ankunft sind enthalten, unabhängig davon, welche Spalten Sie sehen.',
};
