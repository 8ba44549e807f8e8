import { feesTopic } from '#languages/es/web/features/help/fees-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type { setUpTopics as english } from '#web/features/help/set-up-topics-copy.ts';

export const setUpTopics: Words<typeof english> = {
  fees: feesTopic,
  'payment-methods': {
    title: 'Métodos de pago',
    lead: 'Las tarjetas funcionan en todas partes. Los métodos locales y el pago aplazado llegan a clientes que no pagan con tarjeta.',
    sections: [
      {
        title: 'Activar uno',
        text: [
          'Algunos métodos necesitan la aprobación del proveedor o unos datos más. Hasta entonces aparecen como pendientes y los clientes no los ven.',
          'Un método solo aparece en la página de pago a los clientes cuyo país y moneda admite.',
        ],
      },
    ],
    see: ['express-checkouts', 'multi-currency', 'fees'],
  },
  'express-checkouts': {
    title: 'Pago exprés',
    lead: 'Botones para pagar con lo que el teléfono o el navegador del cliente ya sabe.',
    sections: [
      {
        title: 'Dónde están los botones',
        text: [
          'En las páginas de producto, en el carrito y en la página de pago, como tú elijas. Se pueden ajustar su texto, tamaño y tema; una vista previa los muestra.',
          'Necesitan HTTPS y solo aparecen en los dispositivos que los admiten.',
        ],
      },
    ],
    see: ['payment-methods', 'https'],
  },
  'multi-currency': {
    title: 'Vender en varias monedas',
    lead: 'Los clientes ven y pagan los precios en su propia moneda; tú recibes las transferencias en la tuya.',
    sections: [
      {
        title: 'Tipos de cambio',
        text: [
          'Los tipos automáticos se renuevan cada pocas horas; uno manual se queda hasta que lo cambies. El redondeo y el precio psicológico hacen que el resultado parezca un precio.',
        ],
      },
      {
        title: 'Conversión',
        text: [
          'Un pago en otra moneda se convierte cuando se cobra. El tipo de cambio y su comisión están en el pago.',
        ],
      },
    ],
    see: ['fees', 'transactions'],
  },
  'statement-descriptor': {
    title: 'El nombre en los extractos bancarios',
    lead: 'Lo que leen los clientes en su extracto. Un nombre que conocen evita disputas.',
    sections: [
      {
        title: 'Qué se permite',
        text: [
          'De 5 a 22 caracteres con al menos una letra y ninguno de los caracteres < > \\ \' " *. Las tiendas de Japón lo indican también en kanji y kana.',
        ],
      },
    ],
    see: ['disputes'],
  },
  subscriptions: {
    title: 'Pagos periódicos',
    lead: 'Las suscripciones se renuevan con la tarjeta que guardó el cliente. Sus pedidos y pagos son como los demás.',
    sections: [
      {
        title: 'Cuando una renovación falla',
        text: [
          'El pedido espera, se avisa al cliente y el pago se vuelve a intentar en los días siguientes.',
        ],
      },
    ],
    see: ['transactions', 'payment-methods'],
  },
  'time-zone': {
    title: 'Días y zonas horarias',
    lead: 'Una sola zona decide qué es un día: la de la tienda.',
    sections: [
      {
        title: 'Dónde cuenta',
        text: [
          'En listas, filtros, plazos, gráficos y archivos. La zona se indica donde podría haber dudas. La zona de tu propio ordenador no interviene.',
        ],
      },
    ],
    see: ['exports', 'transactions'],
  },
  'api-keys': {
    title: 'Claves de API',
    lead: 'Una clave permite a un programa leer o cambiar los datos de la tienda en tu nombre.',
    sections: [
      {
        title: 'Usar una',
        text: [
          'Envía la clave como nombre de usuario y el secreto como contraseña (HTTP Basic) a las direcciones de /wp-json. Una clave de lectura no puede cambiar nada.',
          'El secreto se muestra una vez. ¿Lo has perdido? Revoca la clave y crea otra.',
          'Una clave puede hacer lo que hoy puede hacer su persona, o menos: elige tarea por tarea y cuándo caduca. Una que solo propone no hace nada por sí misma; una persona aprueba lo que pide.',
        ],
      },
      {
        title: 'Si una clave se filtra',
        text: ['Revócala de inmediato. Deja de funcionar con la siguiente solicitud.'],
      },
    ],
    see: ['exports'],
  },
  privacy: {
    title: 'Qué se registra',
    lead: 'Se cuenta qué páginas y botones de esta administración se usan, para mejorarla.',
    sections: [
      {
        title: 'Adónde va',
        text: [
          'A ningún sitio. Los recuentos se quedan 90 días en la base de datos de esta tienda y se pueden desactivar en las opciones de la tienda.',
        ],
      },
    ],
    see: [],
  },
};
