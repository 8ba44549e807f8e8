import type { peopleFailuresCopy as english } from '#contract/kit/people-failures-copy.ts';
import { figure, listed } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const peopleFailuresCopy: Words<typeof english> = {
  account_suspended:
    'Tu cuenta está suspendida, así que no se ha hecho nada. Pide a quien gestiona las personas de esta tienda que te devuelva el acceso.',
  own_factor_first:
    'Configura antes tu propio segundo factor: tu rol te lo exigiría de inmediato. No se ha cambiado nada.',
  api_key_expired: 'Esta clave de API ha caducado. Crea otra en Ajustes › Claves de API.',
  api_key_beyond_you:
    'Una clave no puede hacer más que tú. Elige solo lo que tu propio rol te permite hacer.',
  person_is_yourself:
    'No puedes suspenderte, eliminarte ni restablecer tu propio acceso. Pídelo a otra persona que gestione las personas.',
  person_beyond_you:
    'Esta persona puede hacer más que tú, así que solo puede cambiarlo alguien que pueda hacer lo mismo.',
  person_changed: 'Alguien ha cambiado a esta persona hace un momento. Vuelve a mirar antes de continuar.',
  role_beyond_you: 'Nadie da lo que no tiene: este rol puede hacer más, o reembolsar más, que tú.',
  last_owner:
    'Una tienda necesita un propietario, y este es el último. Nombra antes propietario a otra persona.',
  email_works_here: 'Alguien con este correo ya trabaja aquí.',
  email_invited: 'Este correo ya está invitado. Envía de nuevo esa invitación o retírala antes.',
  invitation_over: 'Entretanto, esta invitación se aceptó, se retiró o se envió de nuevo.',
  role_missing: 'Este rol ya no existe. Elige otro.',
  role_name_taken: 'Ya hay un rol con este nombre. Elige otro nombre.',
  role_in_use: ({ names, more }) =>
    more > 0
      ? `Este rol no se puede eliminar mientras alguien lo tenga: ${names.join(', ')} y ${figure(more)} más.`
      : `Este rol no se puede eliminar mientras alguien lo tenga: ${listed(names)}.`,
};
