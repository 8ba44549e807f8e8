import type { proofFailuresCopy as english } from '#contract/kit/proof-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const proofFailuresCopy: Words<typeof english> = {
  rest_proof_needed:
    'Hace más de 15 minutos que confirmaste tu identidad. Confírmala otra vez e inténtalo de nuevo.',
  second_step_needed: ({ needs }) =>
    needs === 'prove'
      ? 'Tu contraseña es correcta. Ahora, tu segundo paso: un código o una llave de acceso.'
      : 'Tu rol necesita un segundo paso y todavía no tienes ninguno. Inicia sesión en la página de inicio de sesión para configurarlo.',
  sign_in_step_over:
    'Ha pasado demasiado tiempo o se terminó en otro sitio. Inicia sesión desde el principio.',
  code_wrong:
    'Este código no es correcto o ya se usó. Espera a que la aplicación muestre el siguiente o usa un código de recuperación.',
  passkey_refused: 'Esta llave de acceso no se ha aceptado. Inténtalo de nuevo o usa otra forma.',
  passkeys_impossible: ({ problem }) =>
    problem === 'no_name'
      ? 'Las llaves de acceso pertenecen a un nombre y esta tienda se abre con un número. Quien administra el servidor debe poner un nombre en PUBLIC_URL.'
      : 'Las llaves de acceso necesitan https. Quien administra el servidor debe poner la tienda detrás de https y esa dirección en PUBLIC_URL.',
  factor_missing: 'Esto ya no está configurado. Vuelve a cargar la página para ver qué lo está.',
  factor_reset_over: 'No hay ningún restablecimiento que cancelar: ya se aplicó o ya se canceló.',
  factor_not_begun: 'Ha pasado demasiado tiempo. Empieza de nuevo.',
  factor_demanded: 'Tu rol necesita un segundo factor y este es el último que tienes. Añade antes otro.',
  factor_key_missing:
    'Los códigos no se pueden comprobar: el servidor no encuentra la clave con la que se cifraron. Usa una llave de acceso o pregunta a quien administra el servidor (npm run people -- reset-factor).',
  person_needed: 'Solo puede hacerlo una persona con la sesión iniciada, no una clave de API.',
  session_missing: 'Esta sesión ya ha terminado.',
  password_link_over: 'Este enlace ya se usó, tiene más de una hora o se envió otro más reciente.',
};
