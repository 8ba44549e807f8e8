import { RULE_NAMES } from '#languages/es/domain/fraud/rule-names-copy.ts';
import { listed, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { fraudLabCopy as english } from '#web/features/fraud-protection/fraud-lab-copy.ts';
import { countWords } from '#web/shared/store-format.ts';

const payments = (count: number): string =>
  plural(count, { one: '1 pago', other: `${countWords(count)} pagos` });

export const fraudLabCopy: Words<typeof english> = {
  title: 'Laboratorio antifraude',
  window: 'Historial usado',
  days: { 30: 'Últimos 30 días', 90: 'Últimos 90 días', 365: 'Últimos 12 meses' },
  ruleNames: RULE_NAMES,
  lead: (count) =>
    plural(count, {
      one: 'Lo que estas reglas habrían hecho con el único pago con tarjeta que recibiste en línea.',
      other: `Lo que estas reglas habrían hecho con tus ${countWords(count)} pagos con tarjeta en línea.`,
    }),
  emptyTitle: 'Todavía no hay pagos que examinar',
  emptyText:
    'Cuando los clientes paguen con tarjeta en tu tienda, verás aquí qué habrían hecho tus reglas con sus pagos.',
  noRules: 'Activa un filtro para ver qué habría hecho.',
  failed: 'El laboratorio no ha podido examinar tus pagos.',
  loading: 'Examinando tus pagos',
  recounting: 'Recalculando',
  counted: (held, blocked) =>
    `${plural(held, { one: 'Se retendría 1 pago', other: `Se retendrían ${countWords(held)} pagos` })} y ${plural(blocked, { one: 'se bloquearía 1', other: `se bloquearían ${countWords(blocked)}` })}.`,
  held: 'Retenidos para revisión',
  blocked: 'Bloqueados',
  ofPayments: (share) => `${share} de los pagos`,
  disputes: 'Disputas detectadas',
  ofAll: (caught, all) => `${countWords(caught)} de ${countWords(all)}`,
  disputed: (amounts) => `${amounts} en disputa`,
  noDisputes: 'Ninguna en este periodo',
  returning: 'Clientes recurrentes',
  returningHeld: 'habrían esperado',
  returningMet: 'habrían dado con una regla',
  byRule: 'Por regla',
  ruleHeld: (count) => plural(count, { one: '1 retenido', other: `${countWords(count)} retenidos` }),
  ruleBlocked: (count) => plural(count, { one: '1 bloqueado', other: `${countWords(count)} bloqueados` }),
  unknown: (count) => `Sin datos para ${payments(count)}.`,
  otherCurrencies: (count) =>
    plural(count, {
      one: '1 pago en otra moneda no se cuenta aquí.',
      other: `${countWords(count)} pagos en otras monedas no se cuentan aquí.`,
    }),
  affected: (amounts) => `${amounts} en ventas afectadas`,
  andMore: (amounts, count) =>
    listed([...amounts, plural(count, { one: '1 moneda más', other: `${countWords(count)} monedas más` })]),
  see: (count) => plural(count, { one: 'Ver el pago', other: `Ver los ${countWords(count)} pagos` }),
  previewLabel: 'Solo vista previa',
  preview: 'No cambia nada hasta que guardes. Los pagos del entorno de pruebas siguen las mismas reglas.',
  list: {
    title: (count) =>
      plural(count, { one: '1 pago afectado', other: `${countWords(count)} pagos afectados` }),
    newest: (shown) => `Se muestran los más recientes: ${countWords(shown)}.`,
    close: 'Cerrar',
    label: 'Pagos afectados',
    payment: 'Pago',
    date: 'Fecha',
    amount: 'Importe',
    rules: 'Reglas',
    outcome: 'Resultado',
    review: 'Retenido',
    block: 'Bloqueado',
    disputed: 'Disputado después',
    order: (number) => `Pedido #${number}`,
    nobody: 'Alguien sin nombre',
  },
  score: {
    title: 'Balance de las reglas',
    table: 'Qué hizo cada regla',
    lead: 'Lo que tus reglas hicieron de verdad y qué resultó de ello.',
    none: 'Ninguna regla ha retenido o bloqueado un pago en este periodo.',
    failed: 'No se ha podido leer el balance.',
    rule: 'Regla',
    held: 'Retenidos',
    blocked: 'Bloqueados',
    approved: 'Aprobados',
    refused: 'Rechazados',
    lapsed: 'Vencidos',
    waiting: 'En espera',
    disputed: 'Aprobados y luego disputados',
    stopped: 'No llegaron a cobrarse',
    nothing: 'Nada',
  },
};
