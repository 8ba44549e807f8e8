import type { scheduleFailuresCopy as english } from '#contract/kit/schedule-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const scheduleFailuresCopy: Words<typeof english> = {
  schedule_missing: 'Esta programación ya no existe. Vuelve a cargar la página.',
  schedule_stopped: 'Esta programación está parada. Iníciala antes.',
  schedule_misfit:
    'Este archivo no existe en este formato o con esta frecuencia. Un resumen mensual llega una vez al mes; un archivo semanal necesita su día de la semana.',
  schedule_filters_wrong:
    'Una programación no puede acotar así la lista: deben cumplirse todos los filtros, y los días los pone la programación.',
  schedule_beyond_you: 'Una programación envía lo que tú puedes exportar, y esto no lo puedes exportar.',
  schedule_beyond_them:
    'Alguna de las personas elegidas no puede exportar esto o ya no está. Elige solo personas de la lista.',
};
