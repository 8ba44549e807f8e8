import type { Words } from '#languages/kit/words.ts';
import type { mailCopy as english } from '#web/features/mail/mail-copy.ts';

export const mailCopy: Words<typeof english> = {
  title: 'Correo',
  lead: 'Esta tienda no tiene servidor de correo, por eso los mensajes se guardan aquí en lugar de enviarse.',
  table: 'Mensajes',
  columns: { subject: 'Asunto', to: 'Para', created: 'Escrito', state: 'Estado' },
  states: { waiting: 'En espera', sent: 'Guardado aquí', failed: 'Fallido' },
  emptyTitle: 'Todavía no hay correo',
  empty: 'Cuando una exportación esté lista o algo requiera tu atención, el mensaje estará aquí.',
  loadFailed: 'No se han podido leer los mensajes.',
  oneFailed: 'No se ha podido leer este mensaje.',
  offTitle: 'El correo se envía automáticamente',
  off: 'Esta tienda tiene servidor de correo. Los mensajes se envían a sus destinatarios y no se guardan aquí.',
  from: 'Escrito',
  to: 'Para',
  attachments: 'Adjuntos',
  attachment: (name, kilobytes) => `${name}, ${kilobytes} kB`,
  lastError: 'Último problema',
  back: 'Todos los mensajes',
};
