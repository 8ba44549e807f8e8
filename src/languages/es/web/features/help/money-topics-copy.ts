import type { Words } from '#languages/kit/words.ts';
import type { moneyTopics as english } from '#web/features/help/money-topics-copy.ts';

export const moneyTopics: Words<typeof english> = {
  'payout-schedule': {
    title: 'El calendario de transferencias',
    lead: 'Una transferencia es dinero que va de tu cuenta de pagos a tu banco.',
    sections: [
      {
        title: 'Cuándo salen las transferencias',
        text: [
          'Cada día, cada semana el día que elijas o cada mes en la fecha que elijas. El 31 significa el último día del mes. Las transferencias salen en días laborables.',
          'Un pago espera primero unos días hasta que sus fondos estén disponibles; cuántos depende de tu país. Después sale con la siguiente transferencia.',
        ],
      },
      {
        title: 'Tu primera transferencia',
        text: ['Se retiene entre 7 y 14 días desde tu primer pago. Después se aplica el calendario.'],
      },
      {
        title: 'Saldos pequeños',
        text: [
          'Cada moneda tiene un importe mínimo por transferencia. Lo que no llega espera a la siguiente.',
        ],
      },
      {
        title: 'Retiradas',
        text: [
          'Cuando los reembolsos y las disputas superan lo que has ganado, el saldo es negativo y la diferencia se retira de tu cuenta bancaria.',
        ],
      },
    ],
    see: ['failed-payouts', 'instant-payouts', 'balances'],
  },
  'instant-payouts': {
    title: 'Transferencias instantáneas',
    lead: 'Envían tu saldo disponible a tu banco en 30 minutos como máximo, cualquier día, a cambio de una comisión.',
    sections: [
      {
        title: 'La comisión',
        text: [
          'El porcentaje y el importe se muestran antes de que confirmes. La comisión se descuenta del importe enviado.',
        ],
      },
      {
        title: 'Qué transacciones incluye',
        text: [
          'Una transferencia instantánea envía un importe, no una lista de pagos, así que el proveedor no indica sus transacciones. Donde mostramos algunas, son nuestra propia asignación, de la más antigua a la más reciente, y así se indica.',
        ],
      },
    ],
    see: ['payout-schedule', 'balances'],
  },
  'failed-payouts': {
    title: 'Cuando una transferencia falla',
    lead: 'El banco devolvió el dinero. Vuelve a estar en tu saldo.',
    sections: [
      {
        title: 'Qué hacer',
        text: [
          'La transferencia muestra el motivo que dio el banco: una cuenta cerrada, un número incorrecto, un nombre que no coincide. Corrige o sustituye la cuenta bancaria.',
          'Las transferencias siguen en pausa hasta que se corrija la cuenta; después, el importe sale con la siguiente.',
        ],
      },
    ],
    see: ['payout-schedule'],
  },
  balances: {
    title: 'Tu saldo',
    lead: 'Lo que el proveedor de pagos guarda para ti, por moneda.',
    sections: [
      {
        title: 'Disponible y pendiente',
        text: [
          'Lo disponible se puede transferir ya. Lo pendiente son pagos cuyos días de espera no han terminado. Ambos juntos son el total.',
          'Un saldo negativo viene de reembolsos y disputas; lo cubren los pagos siguientes o se retira de tu cuenta bancaria.',
        ],
      },
    ],
    see: ['payout-schedule', 'instant-payouts'],
  },
  transactions: {
    title: 'Cómo leer la lista de transacciones',
    lead: 'Una línea por todo lo que movió tu saldo: cargos, reembolsos, disputas, comisiones, préstamos.',
    sections: [
      {
        title: 'Importe, comisiones, neto',
        text: [
          'El importe es lo que el cliente pagó o recuperó, en la moneda de tus transferencias. El neto es lo que te queda después de comisiones.',
          'Un símbolo de intercambio significa que el cliente pagó en otra moneda.',
        ],
      },
      {
        title: 'Días y zonas',
        text: [
          'Un día es un día de la zona horaria de la tienda, en la lista, en sus filtros y en los archivos exportados.',
        ],
      },
    ],
    see: ['fees', 'exports', 'refunds'],
  },
  'manual-capture': {
    title: 'Capturar los pagos más tarde',
    lead: 'Con la captura manual, al hacer el pedido el pago solo se retiene. Lo cobras cuando envías.',
    sections: [
      {
        title: 'Cuánto tiempo tienes',
        text: [
          'Una retención hecha en línea se libera a los 7 días; en una tienda física, antes. Lo que no se haya capturado para entonces se pierde, y el pedido necesita un nuevo pago.',
          'Puedes capturar el importe o cancelarlo, desde el pedido o desde la lista Sin capturar.',
        ],
      },
    ],
    see: ['transactions', 'refunds'],
  },
  refunds: {
    title: 'Reembolsos',
    lead: 'Devuelven dinero al cliente, todo o una parte.',
    sections: [
      {
        title: 'Total y parcial',
        text: [
          'Un reembolso total se inicia en el pago. Una parte se reembolsa en el pedido, donde eliges los artículos.',
          'El importe sale de tu saldo de inmediato; el banco del cliente lo muestra en un plazo de 5 a 10 días. La comisión del pago no se devuelve.',
        ],
      },
      {
        title: 'Cuando no se puede reembolsar',
        text: [
          'Un pago en disputa no se puede reembolsar, salvo que la disputa sea todavía una consulta o se haya ganado.',
        ],
      },
    ],
    see: ['disputes', 'transactions'],
  },
  exports: {
    title: 'Exportar una lista',
    lead: 'Un archivo con las filas, las columnas, el orden y la zona horaria que ves en la pantalla.',
    sections: [
      {
        title: 'El archivo',
        text: [
          'Es CSV, legible con cualquier hoja de cálculo. Refleja un único momento: una venta hecha durante la descarga ni repite ni salta una fila.',
          'Se descarga automáticamente. Una copia o un enlace va a tu propio correo, nunca a otro.',
        ],
      },
      {
        title: 'Su idioma',
        text: [
          'Los archivos de transacciones, transferencias y disputas están en el idioma en el que trabajas, o en inglés si así lo eliges o lo dicen los ajustes de pagos.',
          'Se traducen los títulos de las columnas y nuestras propias palabras. Los nombres, las referencias y los números se quedan como están.',
        ],
      },
      {
        title: 'Descargar de nuevo',
        text: [
          'Al descargar una exportación por segunda vez se crea un archivo nuevo con la misma consulta y los números de ese momento.',
        ],
      },
    ],
    see: ['transactions', 'time-zone'],
  },
  documents: {
    title: 'Facturas fiscales e IVA',
    lead: 'En muchos países, las comisiones que pagas llevan impuesto sobre el valor añadido. Las facturas están en Documentos.',
    sections: [
      {
        title: 'Tu número de IVA',
        text: [
          'Antes de la primera descarga confirmas el nombre y la dirección de tu empresa y, si lo tienes, tu número de IVA. Se comprueba con la agencia tributaria.',
          'El número empieza por las letras de tu país: EL para Grecia, CHE para Suiza, sin letras para Japón.',
        ],
      },
      {
        title: 'Sin número de IVA',
        text: ['Indica que no tienes. La factura muestra entonces el impuesto que se cobró.'],
      },
    ],
    see: ['fees'],
  },
  'card-readers': {
    title: 'Lectores de tarjetas y pagos en persona',
    lead: 'Acepta tarjetas en tu establecimiento con un lector o solo con tu teléfono.',
    sections: [
      {
        title: 'Conectar',
        text: [
          'Los lectores se conectan en la aplicación móvil de la tienda, por Bluetooth. Después aparecen en Lectores de tarjetas con su modelo y estado.',
          'Tap to Pay no necesita lector: el propio teléfono lee la tarjeta.',
        ],
      },
      {
        title: 'Comisiones de lectores',
        text: [
          'Un lector que se usa en un mes cuesta una comisión, que aparece como línea propia en Transacciones.',
        ],
      },
    ],
    see: ['transactions', 'manual-capture'],
  },
  capital: {
    title: 'Préstamos Capital',
    lead: 'Un anticipo sobre ventas futuras, que se devuelve con una parte de cada pago.',
    sections: [
      {
        title: 'Devolución',
        text: [
          'Al principio se fija una comisión; no hay intereses ni fecha final. La parte acordada de cada pago va al préstamo hasta que esté devuelto.',
          'En cada periodo hay que devolver un importe mínimo. Cuando las ventas aportan menos, el resto se retira de tu cuenta bancaria.',
        ],
      },
      {
        title: 'Dónde verlo',
        text: [
          'Cada devolución es una línea en Transacciones; la página del préstamo muestra lo devuelto y lo que viene.',
        ],
      },
    ],
    see: ['balances', 'transactions'],
  },
};
