import type { Words } from '#languages/kit/words.ts';
import type { dataListCopy as english } from '#web/blocks/data-list/data-list-copy.ts';

export const dataListCopy: Words<typeof english> = {
  counting: '…',
  counted: (count, things) => `${count} ${things}`,
  currency: 'Moneda',
  allCurrencies: 'Todas las monedas',
  views: 'Vistas',
  found: (count, things) => `Resultado: ${count} ${things}`,
  noExport: 'Por qué no se puede exportar',
  export: 'Exportar',
  schedule: 'Programar exportación',
  exportFailed: 'Se ha producido un problema al generar tu exportación.',
};
