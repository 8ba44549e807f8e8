import type { Words } from '#languages/kit/words.ts';
import type { modeNoticeCopy as english } from '#web/app/mode-notice-copy.ts';

export const modeNoticeCopy: Words<typeof english> = {
  sandbox: {
    title: 'Estás usando una cuenta del entorno de pruebas.',
    text: 'Aquí los pagos no son reales y no se mueve dinero. Configura los pagos reales cuando quieras empezar a vender.',
    textOfKey: 'Aquí los pagos no son reales y no se mueve dinero. Con una clave real, sí lo son.',
    action: 'Configurar los pagos reales',
    keys: 'Ver qué clave se usa',
    simulator: 'Adelantar el tiempo en el simulador',
  },
  test: {
    title: 'El modo de prueba está activado.',
    text: 'Solo ves pagos de prueba. Los pagos reales siguen donde estaban y vuelven a aparecer en el modo real.',
    action: 'Abrir los ajustes de pagos',
  },
};
