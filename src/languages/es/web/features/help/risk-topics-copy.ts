import type { Words } from '#languages/kit/words.ts';
import type { riskTopics as english } from '#web/features/help/risk-topics-copy.ts';

export const riskTopics: Words<typeof english> = {
  disputes: {
    title: 'Disputas',
    lead: 'Un cliente pidió a su banco que recuperara un pago. Puedes aceptarlo o responder con pruebas.',
    sections: [
      {
        title: 'Qué pasa con el dinero',
        text: [
          'El banco retira de inmediato el importe y una comisión de tu saldo. Si ganas, recuperas ambos; si pierdes o no respondes a tiempo, ninguno.',
          'La decisión del banco puede tardar 60 días o más desde tu respuesta, unos 75 días en total.',
        ],
      },
      {
        title: 'El plazo',
        text: [
          'Se muestra con día, hora y zona horaria. Un borrador guardado se envía tal cual cuando termina el plazo; sin él, la disputa se pierde sin que nadie la mire.',
          'A quien puede responder se le recuerda por correo siete, tres y un día antes, según el calendario de la tienda.',
        ],
      },
      {
        title: 'Cuando el cliente la retira',
        text: [
          'A menudo un cliente no reconoció el cargo o solo quería una respuesta. Si está de acuerdo en que el pago era correcto, pídele que diga a su banco que retira la disputa y que te envíe la confirmación del banco.',
          'Envía esa confirmación como prueba antes de que termine el plazo: una disputa retirada suele ser definitiva solo unos 75 días después, y sin pruebas aún puede perderse.',
        ],
      },
      {
        title: 'Aceptar',
        text: [
          'Al aceptar se pierden definitivamente la disputa y su comisión. Es la respuesta correcta cuando el cliente tiene razón.',
        ],
      },
    ],
    see: ['evidence', 'inquiries', 'fraud-protection'],
  },
  inquiries: {
    title: 'Consultas',
    lead: 'Una pregunta del banco del cliente antes de abrir una disputa. Todavía no se ha movido dinero.',
    sections: [
      {
        title: 'Qué hacer',
        text: [
          'Responde con pruebas o reembolsa el pedido: un reembolso pone fin a la consulta y no se cobra comisión por disputa. Una consulta no se puede aceptar.',
          'Se cierra automáticamente después de unos 120 días si el banco no va más allá.',
        ],
      },
    ],
    see: ['disputes', 'refunds'],
  },
  evidence: {
    title: 'Pruebas que ayudan',
    lead: 'El empleado del banco las lee en pocos minutos. Lo breve y completo gana a lo extenso.',
    sections: [
      {
        title: 'Qué enviar',
        text: ['Depende del motivo de la disputa; el formulario pide lo que cuenta.'],
        points: [
          'No recibido: el transportista, el número de seguimiento y el justificante de entrega en la dirección del pedido.',
          'No es como se describía: la descripción que vio el cliente y vuestros mensajes.',
          'No reconocido o fraude: indicios de que fue el cliente: comprobación de direcciones, pedidos anteriores, registro de accesos.',
          'Suscripción: cuándo y cómo se podía cancelar, y que no se canceló.',
        ],
      },
      {
        title: 'Límites',
        text: [
          'Los archivos juntos pueden ocupar 4,5 MB; usa PDF, JPEG o PNG. Un texto puede tener 20.000 caracteres; todos juntos, 150.000.',
        ],
      },
    ],
    see: ['disputes'],
  },
  'fraud-protection': {
    title: 'Protección contra el fraude',
    lead: 'Los filtros examinan cada pago antes de cobrarlo. Lo que detecta un filtro se bloquea o se retiene para que lo revises.',
    sections: [
      {
        title: 'Básica y avanzada',
        text: [
          'La básica usa las comprobaciones de las redes de tarjetas y del proveedor. La avanzada añade filtros que tú fijas; al menos uno debe estar activado.',
        ],
      },
      {
        title: 'Los filtros',
        text: [],
        points: [
          'El AVS no coincide: la dirección de facturación no es la que conoce el banco.',
          'Dirección IP internacional: el pedido viene de un país al que no vendes.',
          'La dirección IP no coincide: el pedido viene de un país distinto del de facturación.',
          'La dirección no coincide: la dirección de envío es distinta de la de facturación.',
          'Límite de precio de compra: el total está por debajo o por encima de tus límites.',
          'Límite de artículos del pedido: menos o más artículos que tus límites.',
          'Verificación del CVC: el código de la tarjeta es incorrecto.',
        ],
      },
      {
        title: 'Retenido o bloqueado',
        text: [
          'Un pago retenido queda reservado en la tarjeta y solo se cobra cuando lo apruebas. Un pago bloqueado nunca llega a hacerse.',
        ],
      },
    ],
    see: ['risk-level', 'disputes', 'manual-capture'],
  },
  'risk-level': {
    title: 'Niveles de riesgo',
    lead: 'El proveedor valora cada pago según lo que ha visto en toda su red.',
    sections: [
      {
        title: 'Normal, elevado, máximo',
        text: [
          'El normal no requiere nada. El elevado merece una mirada antes de enviar. El máximo suele bloquearse; si no, pregunta antes al cliente.',
        ],
      },
    ],
    see: ['fraud-protection'],
  },
};
