import type { Words } from '#languages/kit/words.ts';
import type { fraudLevelCopy as english } from '#web/features/settings/fraud-level/fraud-level-copy.ts';

export const fraudLevelCopy: Words<typeof english> = {
  whatIsBasic: '¿Qué hace la protección básica?',
  basic: {
    title: 'Protección básica',
    text: 'En el nivel básico decide únicamente el proveedor de pagos y no se consulta ninguno de tus filtros.',
    points: [
      'Se bloquean los pagos que considera de riesgo máximo.',
      'Los pagos cuyo código de seguridad (CVC) no coincide se rechazan mientras tu cuenta lo indique.',
      'Los filtros que hayas guardado se conservan y vuelven con el nivel avanzado.',
    ],
    close: 'Cerrar',
  },
  noFilters: 'Configura antes al menos un filtro.',
  tour: {
    steps: [
      {
        title: 'Tus propios filtros antifraude',
        text: 'Decide qué pedidos merecen una segunda mirada: por dirección, país, precio o número de artículos.',
      },
      {
        title: 'Retener o bloquear',
        text: 'Un pago retenido está autorizado y no se cobra hasta que lo apruebes. Uno bloqueado nunca llega al banco.',
      },
      {
        title: 'Consulta antes tu historial',
        text: 'Antes de guardar, el laboratorio antifraude te dice qué habrían hecho tus filtros con los pagos que recibiste.',
      },
    ],
    progress: (step, steps) => `${step} de ${steps}`,
    next: 'Siguiente',
    later: 'Saltar el recorrido',
    configure: 'Configurar filtros',
  },
};
