import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { storeSetupCopy as english } from '#web/features/setup/store/store-setup-copy.ts';

export const storeSetupCopy: Words<typeof english> = {
  title: 'Tu tienda',
  lead: 'Se puede conectar una tienda que funciona con WooCommerce: sus pedidos, clientes y productos se copian aquí y se siguen, y su página de pago queda como está.',
  failed: 'No se ha podido leer la configuración de la tienda.',
  openFailed: 'No se ha podido conectar la tienda.',

  address: 'Dirección',
  shop: 'Nombre',
  notReadYet: 'Aún sin leer',
  namedBy: 'Dirección y clave',
  namedByWords: {
    nobody: 'Ninguna: la tienda es la integrada',
    server: 'De los ajustes del servidor',
    page: 'Indicadas en esta página, guardadas cifradas',
  },
  told: 'Última entrega',
  notTold: 'Ninguna: los cambios se buscan cada minuto',

  serverTitle: 'Los ajustes del servidor indican la tienda',
  serverText:
    'La dirección y la clave vienen de WOOCOMMERCE_URL, WOOCOMMERCE_KEY y WOOCOMMERCE_SECRET. Quien administra el servidor las cambia allí.',
  ordersTitle: 'Aquí no se puede conectar ninguna tienda',
  ordersText:
    'Esta base de datos contiene pedidos de la tienda integrada, y los pedidos de dos tiendas nunca se mezclan. Arranca el servidor con un DATA_DIR o una DATABASE_URL vacíos y conecta tu tienda allí.',
  startingTitle: 'El servidor vuelve a arrancar',
  startingText:
    'La clave está guardada. El servidor vuelve a arrancar automáticamente con ella; después se copia la tienda. Si sigue así más de un minuto, arranca el servidor a mano.',

  startingWithoutText:
    'La tienda está desconectada. El servidor vuelve a arrancar automáticamente sin ella. Si sigue así más de un minuto, arranca el servidor a mano.',

  letGoTitle: 'Desconectar la tienda',
  letGoText:
    'Sus cambios dejan de leerse y ya no se le comunica nada. Los webhooks que creamos en ella se eliminan. Lo copiado se queda aquí y se puede leer, y los pagos siguen como están. Puedes volver a conectar la tienda en cualquier momento: entonces todo sigue desde ahí.',
  letGo: 'Desconectar la tienda',
  letGoQuestion: (shop) => `¿Desconectar «${shop}»?`,
  letGoWaiting: (count) =>
    plural(count, {
      one: 'Un reembolso, una nota o un pedido completado aún no se ha comunicado a la tienda. Espera a que la tienda vuelva a estar conectada.',
      other: `${figure(count)} reembolsos, notas y pedidos completados aún no se han comunicado a la tienda. Esperan a que la tienda vuelva a estar conectada.`,
    }),
  formerTitle: 'La tienda se desconectó',
  formerText:
    'Lo copiado se puede leer, tal como estaba entonces. Vuelve a conectar la tienda abajo, en la misma dirección o en otra. Otra tienda puede ocupar su lugar mientras ningún pago de aquí pertenezca a sus pedidos.',
  formerSince: 'Desconectada',
  leftTitle: (count) =>
    plural(count, {
      one: 'Un webhook sigue en la tienda',
      other: `${figure(count)} webhooks siguen en la tienda`,
    }),
  leftText:
    'No se pudo llegar a la tienda. Elimina allí lo que se llama «Countinghouse», en WooCommerce › Ajustes › Avanzado › Webhooks.',

  formTitle: 'Conectar una tienda WooCommerce',
  keyTitle: 'Indicar otra clave, o su nueva dirección',
  movedText:
    'Una tienda que se ha mudado se reconoce por sus pedidos: no se pierde nada de lo copiado. Otra tienda se rechaza.',
  formText:
    'En tu tienda, abre WooCommerce › Ajustes › Avanzado › API REST y añade una clave con «Lectura/Escritura», para una persona con el perfil «Gestor de la tienda» o «Administrador».',
  url: 'Dirección de la tienda',
  urlHelp: 'Por ejemplo https://shop.example',
  urlMissing: 'Introduce una dirección que empiece por https:// o http://.',
  key: 'Clave del cliente',
  keyMissing: 'Introduce la clave. Empieza por ck_.',
  secret: 'Clave secreta del cliente',
  secretMissing: 'Introduce la clave secreta. Empieza por cs_.',
  check: 'Comprobar',
  checkFailed: 'No se ha podido comprobar la tienda.',
  attach: (shop) => `Conectar «${shop}»`,
  useKey: 'Usar esta dirección y esta clave',

  checksTitle: 'Lo que se necesita de la tienda',
  checkColumns: { what: 'Comprobado', words: 'Qué hacer', state: 'Resultado' },
  checks: {
    address: 'La dirección responde',
    https: 'La dirección es segura (https)',
    interface: 'WooCommerce está ahí',
    clock: 'Los relojes coinciden',
    key: 'La clave se acepta',
    orders: 'Se pueden leer los pedidos',
    customers: 'Se pueden leer los clientes',
    products: 'Se pueden leer los productos',
    settings: 'Se pueden leer los ajustes',
    subscriptions: 'Se pueden leer las suscripciones',
    notes: 'Se pueden escribir notas de pedido',
    refunds: 'Se pueden anotar reembolsos',
    webhooks: 'Se pueden crear webhooks',
    deliveries: 'La tienda puede avisar de los cambios',
  },
  states: {
    good: 'Bien',
    poor: 'Limitado',
    wrong: 'Lo impide',
    unknown: 'No se sabe',
  },
  readyTitle: 'Está todo lo necesario',
  readyText:
    'No se ha cambiado nada en tu tienda: se probó a escribir en un pedido y un webhook que no existen.',
  notReadyTitle: 'Algo lo impide',
  notReadyText: 'La lista dice qué hacer. Después, vuelve a comprobar.',

  limits: {
    https: 'Las llamadas van firmadas, pero lo que se lee viaja sin cifrar. Usa https si la tienda lo tiene.',
    clock: 'Los relojes se llevan más de un minuto. Pon en hora el de este servidor o el de la tienda.',
    deliveries:
      'Este servidor no tiene una PUBLIC_URL a la que la tienda pueda llegar. En su lugar, los cambios se buscan cada minuto.',
  },
  advice: {
    no_subscriptions: 'El plugin WooCommerce Subscriptions no está, así que no hay ninguna que copiar.',
    store_private:
      'Usa la dirección pública de la tienda. Quien administra el servidor puede permitir las privadas con WEBHOOKS_PRIVATE=allow.',
    store_certificate:
      'Pide a tu proveedor de alojamiento que renueve el certificado o que ponga en él el dominio correcto.',
    store_unavailable: 'Mira si la dirección es correcta y la tienda funciona, y vuelve a comprobar.',
    store_slow:
      'Vuelve a comprobar. Si sigue así, pregunta a tu proveedor de alojamiento por qué la tienda va lenta.',
    store_rate_limited:
      'Tu proveedor de alojamiento permite menos llamadas. Espera un minuto y vuelve a comprobar.',
    store_answer_broken: 'Vuelve a comprobar.',
    store_moved: 'Introduce la dirección a la que lleva.',
    store_rest_missing:
      'Mira si la dirección es correcta. En la tienda, los enlaces permanentes no deben ser «Simple» (Ajustes › Enlaces permanentes), y WooCommerce debe estar activo.',
    store_no_data:
      'Delante de la tienda hay un cortafuegos, una página de acceso o una página de mantenimiento. Deja pasar las llamadas a /wp-json/wc/v3.',
    store_key_refused:
      'Crea una clave nueva en la tienda e introduce sus dos partes. Si son correctas, puede que la tienda no sepa que se llega a ella por https: su proxy debe transmitir X-Forwarded-Proto.',
    store_clock_off: 'Pon en hora el reloj de este servidor o el de la tienda: se llevan más de 15 minutos.',
    store_permission_missing:
      'Da a la clave «Lectura/Escritura» en la tienda, y a su persona, el perfil «Gestor de la tienda» o «Administrador».',
  },
};
