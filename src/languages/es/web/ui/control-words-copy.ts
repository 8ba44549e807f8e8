import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { CONTROL_WORDS as english } from '#web/ui/control-words-copy.ts';

export const CONTROL_WORDS: Words<typeof english> = {
  close: 'Cerrar',
  copied: 'Copiado',
  copy: (what) => `Copiar: ${what}`,
  actionFailed: 'No ha funcionado. Puedes intentarlo de nuevo.',
  cancel: 'Cancelar',
  clearSearch: 'Borrar búsqueda',
  charactersLeft: (left) =>
    plural(left, { one: 'Queda 1 carácter', other: `Quedan ${figure(left)} caracteres` }),
  charactersOver: (over) =>
    plural(over, { one: 'Sobra 1 carácter', other: `Sobran ${figure(over)} caracteres` }),
  steps: 'Pasos',
  stepDone: 'hecho',
  columnsTitle: 'Columnas, guardadas para ti',
  usualColumns: 'Volver a las columnas habituales',
  daysTo: 'a',
  nothingMatches: 'Nada coincide.',
  searching: 'Buscando',
  showSuggestions: 'Mostrar sugerencias',
  openCalendar: 'Abrir el calendario',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  startDate: 'Fecha inicial',
  endDate: 'Fecha final',
  readAsTable: 'Leer como tabla',
  alongChart: (title) => `${title}, día a día`,
  day: 'Día',
};
