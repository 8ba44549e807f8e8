import type { Words } from '#languages/kit/words.ts';
import type { inboxCopy as english } from '#web/features/overview/inbox/inbox-copy.ts';

export const inboxCopy: Words<typeof english> = {
  title: 'Avisos',
  unread: 'sin leer',
  dismissAll: 'Descartar todos',
  dismiss: (title) => `Descartar el mensaje: ${title}`,
  askOne: '¿Descartar este mensaje?',
  askOneText: 'Desaparece de los avisos para todas las personas que llevan esta tienda.',
  askAll: '¿Descartar todos los mensajes?',
  askAllText: 'Desaparecen de los avisos para todas las personas que llevan esta tienda.',
  confirmOne: 'Descartar mensaje',
  confirmAll: 'Descartar todos los mensajes',
  dismissed: 'Mensaje descartado',
  allDismissed: 'Todos los mensajes descartados',
  notDismissed: 'No se ha podido descartar el mensaje',
  noneDismissed: 'No se han podido descartar los mensajes',
  notBroughtBack: 'No se han podido recuperar los mensajes.',
  undo: 'Deshacer',
  failed: 'Se ha producido un error al obtener tus avisos. Inténtalo de nuevo.',
  reload: 'Volver a cargar',
  emptyTitle: 'Nada nuevo',
  emptyText:
    'Aquí aparecen recordatorios de plazos, transferencias fallidas y otras novedades sobre tus pagos.',
};
