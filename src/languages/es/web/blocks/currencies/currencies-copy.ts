import { plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { currenciesCopy as english } from '#web/blocks/currencies/currencies-copy.ts';

const WORDS = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];

const currenciesInWords = (count: number) =>
  plural(count, { one: 'una moneda', other: `${WORDS[count] ?? count} monedas` });

export const currenciesCopy: Words<typeof english> = {
  loadFailed: 'Error al obtener las monedas.',
  settingsLoadFailed: 'Error al obtener los ajustes de la tienda.',
  enabled: 'Monedas activadas actualizadas.',
  enableFailed: 'Error al actualizar las monedas activadas.',
  storeSaved: 'Ajustes de la tienda guardados.',
  storeSaveFailed: 'Error al guardar los ajustes de la tienda.',

  search: 'Buscar monedas',
  searchPlaceholder: 'Nombre, código o símbolo',
  recommended: 'Recomendadas',
  others: 'Todas las demás monedas',
  found: (count) =>
    plural(count, { one: 'una moneda encontrada', other: `${currenciesInWords(count)} encontradas` }),
  noneFound: 'Ninguna moneda coincide. Prueba con su código de tres letras.',
  allAdded: 'Tu tienda ya vende en todas las monedas que tu cuenta puede aceptar.',
  add: (count) => (count === 0 ? 'Añadir monedas' : `Añadir ${currenciesInWords(count)}`),
  currenciesInWords,

  auto: 'Mostrar los precios en la moneda del visitante',
  autoHelp:
    'Según el país que indica su navegador, si tu tienda vende en esa moneda. Se le avisa y puede cambiarla.',
  switcher: 'Añadir un selector de moneda a tu tienda',
  switcherHelp: 'Aparece en la parte superior de todas las páginas del tema Storefront.',
  preview: 'Vista previa',
  previewTitle: 'Vista previa de tu tienda',
  previewText: 'Tu tienda como la vería un visitante con estos ajustes. Todavía no se ha guardado nada.',
};
