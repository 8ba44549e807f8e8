import type { rolesCopy as english } from '#domain/people/roles-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const rolesCopy: Words<typeof english> = {
  owner: {
    name: 'Propietario',
    what: 'Todo, incluidas las personas y las claves.',
  },
  manager: {
    name: 'Gestor',
    what: 'Todo, menos las personas y las claves.',
  },
  support: {
    name: 'Soporte',
    what: 'Ayuda a los clientes: reembolsos hasta un límite, capturas, pagos retenidos, disputas. Sin exportaciones ni transferencias.',
  },
  accountant: {
    name: 'Contable',
    what: 'Lo lee todo, exporta y consulta documentos. No mueve dinero ni cambia nada.',
  },
  viewer: {
    name: 'Solo lectura',
    what: 'Ve los pagos y las transferencias, sin los nombres ni las direcciones de los clientes.',
  },
};
