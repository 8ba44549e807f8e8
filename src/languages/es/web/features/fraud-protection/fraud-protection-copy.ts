import { plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { fraudProtectionCopy as english } from '#web/features/fraud-protection/fraud-protection-copy.ts';
import { countWords } from '#web/shared/store-format.ts';

export const fraudProtectionCopy: Words<typeof english> = {
  title: 'Protección avanzada contra el fraude',
  atLeastOne: 'La protección avanzada necesita al menos un filtro de riesgo activado.',
  levels: { basic: 'Protección básica', advanced: 'Protección avanzada' },
  rules: {
    avs_verification: {
      name: 'El AVS no coincide',
      text: 'La calle o el código postal no coincide con lo que consta en el banco de la tarjeta.',
    },
    international_ip_address: {
      name: 'Dirección IP internacional',
      text: 'El pedido viene de un país al que no vendes.',
    },
    ip_address_mismatch: {
      name: 'La dirección IP no coincide',
      text: 'El país de la dirección IP es distinto del de facturación.',
    },
    address_mismatch: {
      name: 'La dirección no coincide',
      text: 'La dirección de envío es distinta de la de facturación.',
    },
    purchase_price_threshold: {
      name: 'Límite de precio de compra',
      text: 'El total del pedido está fuera del rango que consideras habitual.',
    },
    order_items_threshold: {
      name: 'Límite de artículos del pedido',
      text: 'El pedido tiene menos o más artículos de lo habitual.',
    },
  },
  cvc: {
    name: 'Verificación del CVC',
    enforced: 'El código de seguridad no coincide. Lo fija tu cuenta; no se puede cambiar aquí.',
    notEnforced:
      'Tu cuenta no rechaza los pagos cuyo código de seguridad no coincide. No se puede cambiar aquí.',
    on: 'Siempre activado',
    off: 'Desactivado',
  },
  outcome: {
    legend: 'Cuando se activa este filtro',
    review: 'Autorizar y retener para revisión',
    reviewHelp: 'No se cobra hasta que lo apruebes.',
    block: 'Bloquear pago',
    blockHelp: 'El pago se bloquea y se le dice al cliente que no se ha realizado.',
  },
  price: {
    min: 'Precio de compra mínimo',
    max: 'Precio de compra máximo',
    unset: 'Indica un mínimo o un máximo; si no, este filtro no se puede guardar.',
    reversed: 'El precio de compra máximo debe ser mayor que el mínimo.',
  },
  items: {
    min: 'Mínimo de artículos por pedido',
    max: 'Máximo de artículos por pedido',
    unset: 'Indica un mínimo o un máximo; si no, este filtro no se puede guardar.',
    reversed: 'El máximo debe ser mayor que el mínimo.',
  },
  noLimit: 'Déjalo vacío si no hay límite',
  countries: {
    everywhere: 'Tu tienda vende a todos los países, así que no hay nada que examinar.',
    change: 'Cambiar los países de venta',
    blockedFrom: 'Los pedidos de estos países se bloquean:',
    screenedFrom: 'Los pedidos de estos países se retienen para revisión:',
    blockedOutside: 'Los pedidos de fuera de estos países se bloquean:',
    screenedOutside: 'Los pedidos de fuera de estos países se retienen para revisión:',
    none: 'Todavía no hay ningún país en la lista.',
    changedSince:
      'Los países de venta han cambiado desde que se guardó este filtro. Guarda para aplicar la lista nueva.',
  },
  selling: {
    title: 'Países de venta',
    mode: 'Vender a',
    modes: {
      all: 'Todos los países',
      all_except: 'Todos los países, excepto…',
      specific: 'Determinados países',
    },
    find: 'Buscar un país',
    except: 'Países a los que no vendes',
    only: 'Países a los que vendes',
    chosen: (count) =>
      plural(count, { one: '1 país elegido', other: `${countWords(count)} países elegidos` }),
    noneFound: 'Ningún país coincide.',
    chooseOne: 'Elige al menos un país.',
    save: 'Guardar los países de venta',
    cancel: 'Cancelar',
    saved: 'Países de venta guardados.',
    failed: (reason) => `Los países de venta no se han guardado. ${reason}`,
  },
  save: 'Guardar cambios',
  back: 'Volver a los ajustes de pagos',
  saveRegion: 'Guardar',
  unsaved: (count) =>
    plural(count, { one: '1 cambio sin guardar', other: `${countWords(count)} cambios sin guardar` }),
  nothingToSave: 'No hay cambios sin guardar',
  saving: 'Guardando',
  loading: 'Cargando tus filtros',
  retrievalFailed:
    'Se ha producido un error al obtener los ajustes de protección contra el fraude. Actualiza la página para intentarlo de nuevo.',
  cannotSave: 'No se puede guardar nada hasta que se puedan leer tus filtros.',
  notSaved: (reason) => `Los ajustes no se han guardado. ${reason}`,
  savingFailed: 'Error al guardar los ajustes.',
  saved: 'Ajustes guardados.',
  nowAdvanced: 'El nivel de protección es ahora «avanzado».',
  nowBasic:
    'El nivel de protección es ahora «básico». La protección avanzada necesita al menos un filtro de riesgo activado.',
  stillBasic: 'La protección avanzada necesita al menos un filtro de riesgo activado.',
  conflict: {
    title: (by) => `${by} cambió los filtros mientras los editabas`,
    text: 'No se ha guardado nada tuyo, y tus cambios siguen en esta página.',
    mine: 'Guardar lo mío en lugar de lo suyo',
    theirs: 'Mostrar lo suyo y descartar lo mío',
    somebody: 'Otra persona',
  },
};
