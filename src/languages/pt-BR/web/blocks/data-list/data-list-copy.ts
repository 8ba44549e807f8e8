import type { Words } from '#languages/kit/words.ts';
import type { dataListCopy as english } from '#web/blocks/data-list/data-list-copy.ts';

export const dataListCopy: Words<typeof english> = {
  counting: '…',
  counted: (count, things) => `${count} ${things}`,
  currency: 'Moeda',
  allCurrencies: 'Todas as moedas',
  views: 'Visualizações',
  found: (count, things) => `Resultado: ${count} ${things}`,
  noExport: 'Por que não há exportação',
  export: 'Exportar',
  schedule: 'Agendar exportação',
  exportFailed: 'Ocorreu um problema ao gerar a sua exportação.',
};
