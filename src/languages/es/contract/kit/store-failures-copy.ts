import type { storeFailuresCopy as english } from '#contract/kit/store-failures-copy.ts';
import { figure, listed } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const storeFailuresCopy: Words<typeof english> = {
  store_unavailable: 'Tu tienda no responde. Inténtalo de nuevo más tarde.',
  store_slow: 'Tu tienda ha tardado demasiado en responder. Inténtalo de nuevo más tarde.',
  store_rate_limited: 'Se ha pedido demasiado a tu tienda de una vez. Inténtalo de nuevo en un momento.',
  store_key_refused: 'Tu tienda rechaza nuestra clave.',
  store_permission_missing: 'Nuestra clave de tu tienda no tiene permiso para esto.',
  store_clock_off: 'Tu tienda y este servidor no tienen la misma hora.',
  store_moved: ({ to }) =>
    to === '' ? 'Tu tienda ha cambiado de dirección.' : `Tu tienda ha cambiado de dirección: ${to}.`,
  store_rest_missing: 'No hay ninguna tienda en la dirección que se nos dio.',
  store_no_data: 'Algo delante de tu tienda responde con una página cuando se piden datos.',
  store_answer_broken: 'La respuesta de tu tienda se cortó a la mitad.',
  store_answer_too_large: ({ most_mb }) =>
    `Tu tienda ha respondido con más de ${figure(most_mb)} MB de una vez.`,
  store_refused: ({ reason }) => `Tu tienda lo ha rechazado: ${reason}`,
  store_decides: ({ orders }) =>
    orders.length === 1
      ? `El pedido ${orders[0]} no está pagado por completo aquí, y completarlo podría generar un cobro. Ábrelo en tu tienda y decide allí.`
      : `Los pedidos ${listed(orders)} no están pagados por completo aquí, y completarlos podría generar un cobro. Ábrelos en tu tienda y decide allí.`,
  store_sells: 'Esta tienda está cerrada: la tienda conectada vende en su propia página.',
  store_private: 'Esta dirección lleva a una red privada, a la que este servidor no se conecta.',
  store_certificate: 'El certificado de tu tienda no es válido.',
  store_not_attached: 'No hay ninguna tienda conectada. Introduce primero su dirección y su clave.',
  store_set_by_server:
    'Los ajustes del servidor indican la tienda. Quien administra el servidor la cambia allí.',
  store_orders_here:
    'Esta base de datos contiene pedidos de la tienda integrada. Arranca el servidor con una vacía y conecta tu tienda allí.',
  store_other_attached: ({ url }) =>
    `Esta tienda no es ${url}: no tiene ninguno de los pedidos copiados. Desconecta primero ${url}.`,
  store_orders_of_other: ({ url }) =>
    `Hay pagos aquí que pertenecen a pedidos de ${url}, y los pedidos de dos tiendas nunca se mezclan. Arranca el servidor con una base de datos vacía y conecta la otra tienda allí.`,
  store_check_failed:
    'Tu tienda no ha superado todas las comprobaciones, así que no se ha guardado nada. Vuelve a comprobar para ver qué lo impide.',
  store_signature_invalid: 'Esta entrega no está firmada con el secreto de tu tienda.',
  store_let_go:
    'La tienda de este pedido se desconectó. Vuelve a conectarla en la página de configuración, o hazlo en la propia tienda.',
};
