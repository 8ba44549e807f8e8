import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { exportReadyCopy as english } from '#server/mail/templates/export-ready-copy.ts';

const readyWith = (what: string) => (storeName: string, filename: string, rows: number) =>
  `Tu exportación ${what} de ${storeName} está lista: ${filename}, ${plural(rows, { one: '1 fila', other: `${figure(rows)} filas` })}.`;

export const exportReadyCopy: Words<typeof english> = {
  subject: {
    transactions: 'Tu exportación de transacciones está lista',
    payouts: 'Tu exportación de transferencias está lista',
    disputes: 'Tu exportación de disputas está lista',
    blocked: 'Tu exportación de pagos bloqueados está lista',
    'audit-log': 'Tu exportación del registro de auditoría está lista',
  },
  ready: {
    transactions: readyWith('de transacciones'),
    payouts: readyWith('de transferencias'),
    disputes: readyWith('de disputas'),
    blocked: readyWith('de pagos bloqueados'),
    'audit-log': readyWith('del registro de auditoría'),
  },
  attached: 'El archivo va adjunto. También puedes descargarlo aquí (hay que iniciar sesión):',
  tooLarge:
    'El archivo es demasiado grande para enviarlo por correo. Descárgalo aquí (hay que iniciar sesión):',
  why: 'Recibes este correo porque pediste la exportación. No lo ha recibido nadie más.',
};
