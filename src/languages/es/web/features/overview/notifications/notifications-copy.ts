import type { Words } from '#languages/kit/words.ts';
import type { notificationsCopy as english } from '#web/features/overview/notifications/notifications-copy.ts';

export const notificationsCopy: Words<typeof english> = {
  region: 'Notificaciones del proveedor de pagos',
  actionRequired: 'Debes resolver las notificaciones de esta página antes de continuar.',
  inReview: 'Lo que aparece abajo está en revisión.',
  resolved:
    'Todas las notificaciones están resueltas. Actualiza la página para ver tu cuenta tal como está ahora.',
  refresh: 'Actualizar',
  failed: 'No se han podido mostrar las notificaciones del proveedor de pagos',
  needsHttps:
    'Algunas notificaciones de nuestro socio financiero necesitan HTTPS y no se pueden mostrar en esta dirección.',
  learnMore: 'Más información',
};
