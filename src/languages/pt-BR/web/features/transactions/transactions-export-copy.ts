import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type { exportCopy as english } from '#web/features/transactions/transactions-export-copy.ts';

export const exportCopy: Words<typeof english> = {
  title: (count) => `Exportar ${count} transações?`,
  action: (count) => `Exportar ${count} transações`,
  question: (count) =>
    `Você vai exportar ${plural(count, { one: `${count} transação`, other: `${figure(count)} transações` })}. Se quiser reduzir o tamanho da exportação, use um ou mais filtros. Quer continuar?`,
  accountantsColumns:
    'Contém tarifas, líquido, imposto, pedido, repasse e a chegada dele, quaisquer que sejam as colunas que você vê.',
};
