import { plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { schedulesCopy as english } from '#web/features/exports/schedules/schedules-copy.ts';

export const schedulesCopy: Words<typeof english> = {
  views: { label: 'Exportaciones', files: 'Archivos', schedules: 'Programaciones' },
  lead: 'Archivos que llegan automáticamente, del día, la semana o el mes que acaba de terminar, por correo, como enlace que pide iniciar sesión o como archivo adjunto.',
  table: 'Programaciones',
  columns: {
    what: 'Archivo',
    rhythm: 'Frecuencia',
    to: 'Para',
    status: 'Estado',
    next: 'Próximo envío',
    last: 'Último envío',
    actions: 'Acciones',
  },
  statuses: { active: 'Activada', paused: 'En pausa', stopped: 'Parada' },
  stops: {
    maker_left: (email) =>
      `${email}, en cuyo nombre se enviaba, ya no puede iniciar sesión. Iníciala para enviarla en tu nombre.`,
    maker_right: (email) =>
      `${email}, en cuyo nombre se enviaba, ya no puede exportar esto. Iníciala para enviarla en tu nombre.`,
  },
  weekly: (weekday) => `Cada semana: ${weekday}`,
  results: {
    sent: (people) => plural(people, { one: 'Enviado a 1 persona', other: `Enviado a ${people} personas` }),
    nobody: () => 'No enviado: ningún destinatario puede exportar esto',
    not_datev: () => 'No enviado: DATEV no admite los números del plan de cuentas',
    trying: () => 'Aún no se ha podido enviar; se vuelve a intentar',
    failed: () => 'No se pudo enviar. Ejecútala a mano para volver a intentarlo',
  },
  leftOut: (people) =>
    plural(people, {
      one: '1 persona ya no puede exportar esto',
      other: `${people} personas ya no pueden exportar esto`,
    }),
  inFormat: (what, format) => `${what} (${format})`,
  days: (from, to) => (from === to ? from : `${from} – ${to}`),
  never: 'Todavía no',
  notDue: 'Nada previsto',
  failed: 'No se han podido cargar las programaciones.',
  emptyTitle: 'Todavía no hay programaciones',
  empty:
    'Haz que las transacciones del día, el libro diario de la semana o el resumen del mes lleguen a quien los necesita.',

  run: 'Ejecutar ahora',
  runName: (what) => `Ejecutar ahora: ${what}`,
  ran: 'El archivo va de camino a sus destinatarios.',
  pause: 'Pausar',
  pauseName: (what) => `Pausar: ${what}`,
  start: 'Iniciar',
  startName: (what) => `Iniciar: ${what}`,
  edit: 'Editar',
  editName: (what) => `Editar: ${what}`,
  editTitle: 'Editar esta programación',
  editAction: 'Guardar',
  editText: 'En cuanto la cambies, se enviará en tu nombre.',
  edited: 'La programación se ha cambiado.',
  remove: 'Eliminar',
  removeName: (what) => `Eliminar: ${what}`,
  removeTitle: '¿Eliminar esta programación?',
  removeText: 'Ya no se envía nada. Los archivos enviados antes se pueden seguir descargando.',
  removeAction: 'Eliminar la programación',
  removed: 'La programación se ha eliminado.',

  add: 'Nueva programación',
  addTitle: 'Enviar un archivo automáticamente',
  kind: 'Archivo',
  format: 'Formato',
  asListed: 'Columnas de la lista',
  formats: { accountants: 'Para contabilidad' },
  rhythm: 'Frecuencia',
  rhythms: { daily: 'Cada día', weekly: 'Cada semana', monthly: 'Cada mes, el día 1' },
  about: {
    daily: 'Se envía a las seis de la mañana, con el día anterior.',
    weekly: 'Se envía a las seis de la mañana, con los siete días anteriores.',
    monthly: 'Se envía a las seis de la mañana, con el mes anterior.',
  },
  weekday: 'Día de la semana',
  narrowed: (filters) => `Acotado como la lista: ${filters}`,
  sentAs: 'Se envía como',
  sentAsWords: {
    link: 'Enlace que pide iniciar sesión',
    file: 'Archivo adjunto, hasta 5 MB',
  },
  sentAsHelp: 'Un archivo más grande llega como enlace. Quien lea el buzón puede leer el archivo.',
  asFile: 'Como archivo adjunto',
  to: 'Para quién',
  toHelp:
    'Personas de esta tienda que pueden exportar esto. Cada una recibe lo que su propio rol le deja ver.',
  toMissing: 'Elige al menos una persona.',
  addAction: 'Crear la programación',
  added: 'La programación se ha creado.',
  cancel: 'Cancelar',
};
