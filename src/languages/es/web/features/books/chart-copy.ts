import { figure } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { chartCopy as english } from '#web/features/books/chart-copy.ts';

export const chartCopy: Words<typeof english> = {
  failed: 'No se ha podido cargar el plan de cuentas.',
  newer: 'Estos ajustes son de una versión más reciente que esta página. Vuelve a cargar la página.',
  loading: 'Cargando el plan de cuentas',
  how: 'Cómo contabilizar',
  package: 'Programa de contabilidad',
  packageHelp: 'Cada uno empieza con sus propios números. Al elegir otro se rellenan abajo los suyos.',
  grain: 'Un asiento por',
  grains: {
    transaction: 'Cada movimiento',
    day: 'Cada día',
    payout: 'Cada transferencia',
  },
  basis: 'Fecha contable según',
  bases: {
    payment: 'El pago',
    payout: 'La transferencia con la que salió',
  },
  basisHelp:
    'Por el pago, las ventas figuran en el mes correcto y la cuenta puente es el saldo del proveedor. Por la transferencia, lo que aún no se ha transferido espera.',
  basisLocked: 'Hay meses bloqueados, así que esto no se puede cambiar. Desbloquéalos antes.',
  elsewhere: 'Las ventas se contabilizan en otro sitio',
  elsewhereHelp:
    'Tu tienda o tu caja ya contabiliza las ventas y los reembolsos. Aquí van entonces contra una cuenta propia y ninguna venta se contabiliza dos veces.',
  bankElsewhere: 'El programa de contabilidad registra por sí mismo las líneas bancarias',
  bankElsewhereHelp:
    'Lee tu cuenta bancaria, como siempre hace Xero. Entonces las transferencias quedan aquí en camino; allí, concilia la línea bancaria con esa cuenta.',
  tax: 'Contabilizar los impuestos de las ventas en una cuenta propia',
  taxHelp:
    'Cada pago y cada reembolso llevan la parte de impuestos de su pedido. Déjalo desactivado si la cuenta de ventas separa ella misma los impuestos, como las de DATEV.',
  datev: 'DATEV',
  datevNumbers: {
    adviser: 'Número del asesor fiscal',
    client: 'Número del cliente',
    year_begins: 'El año empieza en el mes',
  },
  outOfRange: (least, most) => `Escribe un número entre ${figure(least)} y ${figure(most)}.`,
  accounts: 'Cuentas',
  accountsText:
    'Pide estos números a tu contable. QuickBooks reconoce las cuentas por su nombre; los demás, por su número.',
  perCurrency: 'Cuentas de una moneda',
  perCurrencyText:
    'Si tu contabilidad lleva una cuenta para cada moneda, por ejemplo una cuenta puente y una bancaria en euros, añádela aquí. Todo lo demás se contabiliza en las cuentas de arriba.',
  ofCurrency: (account, currency) => `${account}, ${currency}`,
  currency: 'Moneda',
  chooseCurrency: 'Elige una moneda',
  account: 'Cuenta',
  addAccount: 'Añadir la cuenta',
  removeAccount: 'Quitar',
  removeAccountName: (account) => `Quitar ${account}`,
  code: (account) => `Número de ${account}`,
  name: (account) => `Nombre de ${account}`,
  taxCode: (account) => `Código de impuesto de ${account}`,
  heads: { what: 'Para qué es', code: 'Número', name: 'Nombre', tax: 'Código de impuesto' },
  problems: {
    missing: 'Escribe un número y un nombre.',
    taken: 'Este número es de una cuenta de dinero y ya lo usa otra.',
    name_taken:
      'Esta es una cuenta de dinero y otra tiene su mismo nombre. QuickBooks las tomaría por una sola.',
    not_datev: 'DATEV admite números de cuatro a ocho dígitos.',
    other_length: 'Todos los números de DATEV tienen la misma longitud.',
  },
  save: 'Guardar',
  saved: 'El plan de cuentas está guardado.',
  notSaved: 'El plan de cuentas no se ha guardado.',
};
