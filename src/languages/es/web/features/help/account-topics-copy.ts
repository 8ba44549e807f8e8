import type { Words } from '#languages/kit/words.ts';
import type { accountTopics as english } from '#web/features/help/account-topics-copy.ts';

export const accountTopics: Words<typeof english> = {
  verification: {
    title: 'Verificar tu empresa',
    lead: 'El proveedor de pagos tiene que saber a quién se paga. Pide datos de la empresa y de las personas que hay detrás.',
    sections: [
      {
        title: 'Qué tener a mano',
        text: ['Qué necesitas de todo esto depende de tu país y del tipo de empresa.'],
        points: [
          'Del propietario: nombre, fecha de nacimiento, domicilio y un número de identificación personal o un documento de identidad.',
          'De la empresa: razón social, dirección, número de registro o fiscal, sitio web y un teléfono.',
          'Una cuenta bancaria a nombre de la empresa.',
        ],
      },
      {
        title: 'Cuánto tarda',
        text: [
          'Rellenarlo lleva unos diez minutos. La mayoría de las comprobaciones se hacen al momento; un documento que tiene que leer una persona puede tardar dos días laborables.',
          'Mientras el proveedor comprueba, no tienes que hacer nada. El recuadro de la cuenta dice quién espera a quién.',
        ],
      },
      {
        title: 'Cuando algo se rechaza',
        text: [
          'El motivo se muestra junto al dato correspondiente. Corrige ese dato y envíalo de nuevo; no hay que repetir nada más.',
          'Un documento debe estar vigente, en color, con las cuatro esquinas en la imagen y no ocupar más de 10 MB.',
        ],
      },
    ],
    see: ['account-status', 'early-selling', 'https'],
  },
  'account-status': {
    title: 'Qué significa el estado de la cuenta',
    lead: 'El estado dice si puedes aceptar pagos, si se te transfiere el dinero y quién tiene que actuar.',
    sections: [
      {
        title: 'Los estados',
        text: [],
        points: [
          'Completa o activada: los pagos y las transferencias funcionan.',
          'Pendiente: el proveedor está comprobando lo que enviaste.',
          'Pronto restringida: falta algo. Los pagos funcionan hasta la fecha indicada.',
          'Restringida en parte: los pagos funcionan; las transferencias están en pausa hasta que actúes.',
          'Restringida: los pagos están en pausa hasta que actúes.',
          'En revisión: el proveedor está revisando la cuenta. Se te avisa cuando haya decidido.',
          'Rechazada: la cuenta no se puede usar. El proveedor guarda el dinero que queda para reembolsos y disputas, y decide cuándo se transfiere el resto. Puedes seguir consultando su historial.',
        ],
      },
      {
        title: 'Tu historial sigue accesible',
        text: [
          'Sea cual sea el estado, puedes abrir las transacciones, transferencias, disputas y documentos, y exportarlos.',
        ],
      },
    ],
    see: ['verification', 'payout-schedule'],
  },
  'early-selling': {
    title: 'Vender antes de completar la verificación',
    lead: 'Algunas tiendas nuevas pueden aceptar pagos antes de que se verifiquen todos los datos.',
    sections: [
      {
        title: 'Hasta dónde llega',
        text: [
          'Puedes vender hasta 5000 $ en ventas o hasta que pasen 30 días desde tu primer pago, lo que ocurra primero.',
          'Las transferencias empiezan cuando se verifican la cuenta bancaria y los demás datos. Hasta entonces, el dinero espera en tu saldo.',
        ],
      },
      {
        title: 'Cuando se alcanza el límite',
        text: [
          'Los pagos nuevos se detienen hasta que los datos estén completos. No se pierde nada de lo que has ganado.',
        ],
      },
    ],
    see: ['verification', 'payout-schedule'],
  },
  sandbox: {
    title: 'El entorno de pruebas',
    lead: 'Una cuenta del entorno de pruebas se comporta como una real, con dinero que no existe.',
    sections: [
      {
        title: 'Para qué sirve',
        text: [
          'Para montar una tienda para otra persona, formarse o probar ajustes antes de que los vean los clientes. No hacen falta datos de la empresa.',
          'Las tarjetas reales se rechazan. Los pagos, disputas y transferencias del entorno de pruebas nunca llegan a un banco.',
        ],
      },
      {
        title: 'Pasar a pagos reales',
        text: [
          'Al activar los pagos reales empieza la verificación de la empresa real. El entorno de pruebas sigue ahí hasta que la cuenta real pueda aceptar pagos; entonces sus pagos de prueba se archivan y sus pedidos se quedan en tu tienda.',
        ],
      },
    ],
    see: ['test-mode', 'verification'],
  },
  'test-mode': {
    title: 'Modo de prueba',
    lead: 'Con una cuenta real, el modo de prueba te permite hacer pedidos con tarjetas de prueba. Los clientes no pueden pagar mientras está activado.',
    sections: [
      {
        title: 'Cómo se activa',
        text: [
          'El modo de prueba es un ajuste de los pagos. Una etiqueta en la parte superior de cada página indica que está activado.',
          'Los pagos de prueba tienen su propia lista: lo que haces en modo de prueba nunca se mezcla con los pagos reales.',
        ],
      },
      {
        title: 'Tarjetas de prueba',
        text: [
          'Con 4242 4242 4242 4242, cualquier fecha futura y tres dígitos cualesquiera, el pago se aprueba. Otros números de prueba se rechazan o acaban en disputa.',
        ],
      },
    ],
    see: ['sandbox'],
  },
  'site-connection': {
    title: 'La conexión de tu sitio',
    lead: 'La tienda habla con el proveedor de pagos a través de una conexión que pertenece a tu sitio y a tu cuenta.',
    sections: [
      {
        title: 'Reconectar',
        text: [
          'Una conexión puede perderse cuando el sitio se traslada o se va la persona que lo conectó. Reconecta desde el resumen; la cuenta sigue siendo la misma.',
        ],
      },
      {
        title: 'Modo seguro',
        text: [
          'Una copia de un sitio (por ejemplo, para ensayar cambios) no debe actuar como el original. En modo seguro no se envía nada hasta que digas cuál de los dos es el verdadero.',
        ],
      },
    ],
    see: ['https', 'verification'],
  },
  terms: {
    title: 'Condiciones del servicio',
    lead: 'A qué os comprometéis tú y el proveedor de pagos cuando conectas una cuenta.',
    sections: [
      {
        title: 'En resumen',
        text: [
          'El proveedor de pagos acepta pagos por ti, se queda con sus comisiones e ingresa el resto en tu cuenta bancaria.',
        ],
        points: [
          'Vendes solo lo que puedes vender y respondes a tus clientes.',
          'Das datos verdaderos sobre el propietario y la empresa, y los mantienes al día.',
          'Las comisiones se muestran antes de que las aceptes y en cada pago.',
          'Cualquiera de las dos partes puede cerrar la cuenta; lo ganado se transfiere.',
        ],
      },
    ],
    see: ['verification', 'privacy', 'fees'],
  },
  https: {
    title: 'Por qué hace falta HTTPS',
    lead: 'Los formularios del proveedor de pagos solo se abren en páginas servidas por HTTPS.',
    sections: [
      {
        title: 'Qué hacer',
        text: [
          'Pide un certificado a tu proveedor de alojamiento; la mayoría lo ofrece gratis. Después, cambia la dirección de la tienda a https:// y abre de nuevo esta página.',
          'En tu propio ordenador, usa el entorno de pruebas: no necesita HTTPS.',
        ],
      },
    ],
    see: ['sandbox', 'verification'],
  },
};
