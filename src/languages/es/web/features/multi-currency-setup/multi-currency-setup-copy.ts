import { currenciesCopy } from '#languages/es/web/blocks/currencies/currencies-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type { multiCurrencySetupCopy as english } from '#web/features/multi-currency-setup/multi-currency-setup-copy.ts';

export const multiCurrencySetupCopy: Words<typeof english> = {
  title: 'Configurar varias monedas',
  lead: 'Deja que los clientes vean los precios y paguen en la moneda que conocen. Tú recibes las transferencias en la tuya.',
  steps: {
    'add-currencies': 'Añadir monedas',
    'multi-currency-settings': 'Revisar los ajustes de la tienda',
    'setup-complete': 'Configuración completada',
  },
  addText: (enabled) =>
    enabled > 1
      ? `Tu tienda ya vende en ${currenciesCopy.currenciesInWords(enabled)}. Elige más o continúa.`
      : 'Elige las monedas en las que pueden pagar tus clientes. Nosotros mantenemos al día los tipos de cambio.',
  reviewText: 'Decide cómo se elige la moneda de cada visitante. Puedes cambiarlo después en los ajustes.',
  continue: 'Continuar',
  back: 'Atrás',
  completeText: (enabled) =>
    `Tu tienda vende ahora en ${currenciesCopy.currenciesInWords(enabled)}. Para cada una se pueden ajustar el tipo de cambio, el redondeo y el precio psicológico.`,
  notRemembered:
    'La configuración está hecha, pero no se ha podido anotar. Puede que esta página vuelva a aparecer.',
  home: 'Volver a Inicio',
  settings: 'Ver los ajustes de monedas',
};
