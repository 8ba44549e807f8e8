import { plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  activityChartCopy as englishActivityChartCopy,
  activityCopy as englishActivityCopy,
  surveyCopy as englishSurveyCopy,
} from '#web/features/overview/activity/activity-copy.ts';

export const activityCopy: Words<typeof englishActivityCopy> = {
  title: 'Actividad de pagos',
  period: 'Periodo',
  failed: 'Error al obtener los datos de la actividad de pagos.',
  emptyTitle: '¡Sin pagos… todavía!',
  emptyText: 'En cuanto alguien pague, aquí verás lo que has vendido, devuelto y pagado en comisiones.',
  emptyAction: 'Abrir tu tienda',
  volume: 'Volumen total',
  charges: 'Cargos',
  refunds: 'Reembolsos',
  disputes: 'Disputas',
  fees: 'Comisiones',
  net: 'Neto',
  netNote: 'Volumen menos comisiones',
  volumeHint: 'Sobre el volumen total',
  volumeText: 'Cargos menos reembolsos y disputas, antes de comisiones.',
  change: (words, range) => `${words} frente al ${range}`,
  payments: (count, shown) => plural(count, { one: '1 pago', other: `${shown} pagos` }),
  refundCount: (count, shown) => plural(count, { one: '1 reembolso', other: `${shown} reembolsos` }),
  disputeCount: (count, shown) => plural(count, { one: '1 movimiento', other: `${shown} movimientos` }),
  ofVolume: (percent) => `${percent} de los cargos`,
  todaySoFar: (volume) => `Hoy, hasta ahora: ${volume}. Aún no se cuenta en estos días.`,
  showToday: 'Mostrar hoy',
  custom: 'Periodo personalizado',
  days: 'Días',
  compare: 'Comparar con',
  comparisons: {
    previous: 'Frente al periodo anterior',
    year: 'Frente al año anterior',
  },
  report: 'Abrir el informe',
  zone: (range, zone) => `${range}, ${zone}`,
  presets: {
    today: 'Hoy',
    last_7_days: 'Últimos 7 días',
    last_4_weeks: 'Últimas 4 semanas',
    last_3_months: 'Últimos 3 meses',
    last_12_months: 'Últimos 12 meses',
    month_to_date: 'Mes en curso',
    quarter_to_date: 'Trimestre en curso',
    year_to_date: 'Año en curso',
    all_time: 'Desde el principio',
  },
};

export const activityChartCopy: Words<typeof englishActivityChartCopy> = {
  titles: {
    hour: 'Volumen por hora',
    day: 'Volumen por día',
    week: 'Volumen por semana',
    month: 'Volumen por mes',
  },
  sentence: (first, last, peak, at) =>
    `Gráfico de líneas. El volumen pasó de ${first} a ${last}, con un máximo de ${peak}: ${at}.`,
  nothing: 'Gráfico de líneas. No hubo volumen en este periodo.',
  weekOf: (day) => `Semana del ${day}`,
  from: (day) => `Desde el ${day}`,
};

export const surveyCopy: Words<typeof englishSurveyCopy> = {
  question: '¿Te resultan útiles estas cifras?',
  ratings: {
    'very-unhappy': 'Muy mal',
    unhappy: 'Mal',
    neutral: 'Neutral',
    happy: 'Bien',
    'very-happy': 'Muy bien',
  },
  comment: '¿Qué las mejoraría?',
  privacy: 'Tu respuesta se queda en los registros de tu tienda.',
  cancel: 'Cancelar',
  send: 'Enviar',
  thanks: '¡Gracias por tu opinión!',
  failed: 'Se ha producido un error al enviar la encuesta. Inténtalo de nuevo.',
};
