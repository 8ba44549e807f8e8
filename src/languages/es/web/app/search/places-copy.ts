import type { Words } from '#languages/kit/words.ts';
import type {
  helpPlaces as englishHelpPlaces,
  otherPlaces as englishOtherPlaces,
  settingsPlaces as englishSettingsPlaces,
} from '#web/app/search/places-copy.ts';

export const settingsPlaces: Words<typeof englishSettingsPlaces> = {
  general: [
    'General: pagos activados o no, modo de prueba',
    'activar desactivar interruptor tienda prueba test',
  ],
  'payment-methods': [
    'Métodos de pago',
    'tarjetas ideal sepa bancontact klarna visa mastercard bizum comisiones precios',
  ],
  'buy-now-pay-later': ['Compra ahora y paga después', 'klarna affirm afterpay plazos aplazar financiar'],
  'express-checkouts': ['Pago exprés', 'apple pay google monedero wallet botón woopay link'],
  transactions: [
    'Transacciones: captura posterior, tarjetas guardadas, extracto bancario, contacto de soporte',
    'manual autorización descriptor nombre extracto correo e-mail email teléfono soporte guardadas',
  ],
  'payout-schedule': [
    'Calendario de transferencias y cuenta bancaria',
    'depósito diario semanal mensual iban número de cuenta ingreso',
  ],
  'fp-settings': ['Protección contra el fraude', 'riesgo bloquear reglas avs cvc filtros'],
  reporting: ['Informes: idioma de los archivos', 'exportar csv traducción idioma'],
  'advanced-settings': [
    'Ajustes avanzados',
    'multimoneda varias monedas suscripciones depuración registro log',
  ],
};

export const otherPlaces: Words<typeof englishOtherPlaces> = {
  password: ['Cambiar tu contraseña', 'iniciar sesión acceso login cuenta seguridad perfil'],
  currencies: ['Monedas, tipos de cambio y redondeo', 'cambio multimoneda dinero selector'],
  keys: ['Claves de API', 'rest acceso token programas integración stripe'],
  setup: ['Stripe: claves y permisos', 'webhook secreto conectar proveedor'],
};

export const helpPlaces: Words<typeof englishHelpPlaces> = {
  verification: ['Verificar tu empresa', 'identidad documentos kyc pasaporte dni'],
  'account-status': [
    'Qué significa el estado de la cuenta',
    'restringida pendiente rechazada revisión activada',
  ],
  'early-selling': ['Vender antes de completar la verificación', 'límite progresivo'],
  sandbox: ['El entorno de pruebas', 'sandbox probar demo real'],
  'test-mode': ['Modo de prueba', 'tarjetas 4242 probar test'],
  'site-connection': ['La conexión de tu sitio', 'modo seguro reconectar'],
  terms: ['Condiciones del servicio', 'legal contrato términos'],
  https: ['Por qué hace falta HTTPS', 'ssl certificado seguro tls'],
  'payout-schedule': ['El calendario de transferencias', 'depósito cuándo dinero banco días ingreso'],
  'instant-payouts': ['Transferencias instantáneas', 'rápido ahora minutos comisión'],
  'failed-payouts': ['Cuando una transferencia falla', 'devuelta cerrada cuenta bancaria'],
  balances: ['Tu saldo', 'disponible pendiente dinero'],
  fees: ['Comisiones', 'costes precio tarifas porcentaje cargos'],
  transactions: ['Cómo leer la lista de transacciones', 'neto importe columnas'],
  'manual-capture': ['Capturar los pagos más tarde', 'autorización retención sin capturar'],
  refunds: ['Reembolsos', 'devolver dinero devolución parcial'],
  exports: ['Exportar una lista', 'csv descargar archivo contable idioma traducción'],
  documents: ['Facturas fiscales e IVA', 'impuestos factura extracto'],
  'card-readers': ['Lectores de tarjetas y pagos en persona', 'terminal tpv pos contactless'],
  capital: ['Préstamos Capital', 'financiación crédito anticipo'],
  disputes: ['Disputas', 'contracargo chargeback banco reclamación'],
  inquiries: ['Consultas', 'pregunta solicitud de información'],
  evidence: ['Pruebas que ayudan', 'impugnar justificante documentos subir'],
  'fraud-protection': ['Protección contra el fraude', 'riesgo reglas filtros bloquear'],
  'risk-level': ['Niveles de riesgo', 'elevado máximo normal'],
  'payment-methods': ['Métodos de pago', 'tarjetas ideal klarna ofrecer'],
  'express-checkouts': ['Pago exprés', 'apple google monedero wallet'],
  'multi-currency': ['Vender en varias monedas', 'cambio euro conversión'],
  'statement-descriptor': ['El nombre en los extractos bancarios', 'descriptor cliente tarjeta'],
  subscriptions: ['Pagos periódicos', 'suscripción renovación mensual recurrente'],
  'time-zone': ['Días y zonas horarias', 'zona horaria reloj fecha utc'],
  'api-keys': ['Claves de API', 'rest token programas'],
  privacy: ['Qué se registra', 'cookies datos seguimiento privacidad'],
};
