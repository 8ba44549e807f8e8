import type { Words } from '#languages/kit/words.ts';
import type { bankAccountCopy as english } from '#web/features/bank-account/bank-account-copy.ts';

export const bankAccountCopy: Words<typeof english> = {
  title: 'Cuenta bancaria',
  lead: 'Adónde van tus transferencias. No se pide ni se cambia nada más de tu cuenta.',
  form: 'Cambiar la cuenta bancaria',
  currency: 'Transferencias en',
  today: (currency, bank, ending) => `Hoy las transferencias en ${currency} van a ${bank} •••• ${ending}.`,
  number: 'Nuevo número de cuenta',
  numberHelp:
    'Los espacios y guiones no importan. Debe estar a nombre del propietario o de la empresa. Todas las personas que llevan la tienda reciben un correo sobre el cambio.',
  numberWrong: 'Escribe de 4 a 20 dígitos.',
  action: 'Cambiar la cuenta bancaria',
  cancel: 'Cancelar',
  toPayouts: 'Ver transferencias',
  failed: 'La cuenta bancaria no se ha cambiado.',
  done: (currency, ending) =>
    `Las transferencias en ${currency} van ahora a la cuenta que termina en ${ending}. Una transferencia fallida se vuelve a intentar con la siguiente.`,
  elsewhere:
    'Adónde van las transferencias se cambia en tu servicio de pagos. Lo que elijas allí se aplica aquí.',
};
