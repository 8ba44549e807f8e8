import type { Words } from '#languages/kit/words.ts';
import type { scheduledFileCopy as english } from '#server/mail/templates/scheduled-file-copy.ts';

export const scheduledFileCopy: Words<typeof english> = {
  kinds: {
    transactions: 'Transacciones',
    payouts: 'Transferencias',
    disputes: 'Disputas',
    blocked: 'Pagos bloqueados',
    'audit-log': 'Registro de auditoría',
    journal: 'Libro diario',
    statement: 'Resumen mensual',
  },
  days: (from, to) => (from === to ? from : `${from} – ${to}`),
  subject: (storeName, what, days) => `${storeName}: ${what}, ${days}`,
  ready: (storeName, what, days) =>
    `Tienes listo un archivo de ${storeName}: ${what}, ${days}. Se crea cuando lo descargas.`,
  came: (storeName, what, days) => `Aquí tienes un archivo de ${storeName}: ${what}, ${days}.`,
  download: 'Descárgalo aquí (hay que iniciar sesión):',
  why: (maker) => `Recibes este correo porque ${maker} eligió enviarte este archivo programado.`,

  notSent: (storeName, what, days) => `${storeName}: archivo no enviado (${what}, ${days})`,
  stopped: (storeName, what) => `${storeName}: el archivo «${what}» ya no llega automáticamente`,
  trouble: {
    stopped:
      'Tu programación se ha parado porque tu rol ya no te permite exportar esto. Quien pueda exportarlo puede iniciarla de nuevo.',
    nobody:
      'Ningún destinatario puede ya exportar esto, así que no se ha enviado a nadie. Elimina la programación y crea una para otras personas.',
    not_datev:
      'DATEV solo admite números de cuenta de cuatro a ocho dígitos. Elige un plan de DATEV en el plan de cuentas y ejecuta después la programación a mano.',
    failed:
      'No se pudo enviar en cinco intentos. Ejecuta la programación a mano; si tampoco funciona, quien administra el servidor encontrará el motivo en su registro.',
  },
  open: 'Consulta tus programaciones aquí (hay que iniciar sesión):',
};
