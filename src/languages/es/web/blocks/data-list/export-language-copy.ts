import type { Words } from '#languages/kit/words.ts';
import type { exportLanguageCopy as english } from '#web/blocks/data-list/export-language-copy.ts';

export const exportLanguageCopy: Words<typeof english> = {
  title: '¿En qué idioma quieres el archivo?',
  language: 'Idioma del archivo',
  english: 'Inglés',
  loading: 'Cargando el idioma de tus exportaciones',
  always: 'Usar siempre este idioma',
  alwaysHelp: 'No se te volverá a preguntar. También está en los ajustes, en Informes.',
  export: 'Exportar',
  notSaved: 'Tu elección no se ha guardado. Inténtalo otra vez o exporta sin ella.',
};
