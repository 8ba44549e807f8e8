import type { Words } from '#languages/kit/words.ts';
import type { deliveryCopy as english } from '#server/webhooks/delivery-copy.ts';

export const deliveryCopy: Words<typeof english> = {
  problems: {
    privateNetwork: 'La dirección lleva a una red privada, adonde no se envía nada.',
    otherProtocol: 'Solo se envía a direcciones con http o https.',
    unknownName: 'El nombre de la dirección no se conoce.',
    notLookedUp: 'No se ha podido consultar el nombre de la dirección.',
    nobody: 'Nadie responde en la dirección.',
    cut: 'El receptor cortó la conexión.',
    unreachable: 'No se puede llegar a la dirección.',
    late: 'No llegó una respuesta completa en 10 segundos.',
    redirected:
      'El receptor nos envió a otro sitio, y las redirecciones no se siguen. Escribe la dirección a la que llevan.',
    ownerGone:
      'La persona o la clave de API en cuyo nombre actúa este webhook ya no está aquí o ya no puede leer esto. Créalo de nuevo.',
    notThere: 'Lo que cambió ya no existe.',
  },
  failed: (technical) => `La conexión ha fallado: ${technical}`,
  answered: (status) => `El receptor respondió con ${status}.`,
};
