import type { Words } from '#languages/kit/words.ts';
import type {
  embeddedCopy as englishEmbeddedCopy,
  FIELDS as englishFIELDS,
} from '#provider/simulator/embedded/embedded-copy.ts';

export const embeddedCopy: Words<typeof englishEmbeddedCopy> = {
  stepTitle: {
    business: 'Tu empresa',
    owner: 'El propietario',
    bank: 'Adónde van las transferencias',
    document: 'Una foto de un documento de identidad',
    review: 'Revisar y enviar',
  },
  stepLead: {
    business: 'Como está registrada en la agencia tributaria.',
    owner: 'La persona que posee o dirige la empresa.',
    bank: 'Una cuenta bancaria a nombre del propietario o de la empresa.',
    document:
      'Un pasaporte o un documento de identidad, en PNG, JPEG o PDF, de hasta 10 MB. Este proveedor simulado anota su nombre y tamaño y nunca recibe el archivo.',
    review: 'Después, el proveedor de pagos revisa tus datos. Puedes corregirlos más tarde.',
  },
  progress: (at, of) => `Paso ${at} de ${of}`,
  back: 'Atrás',
  next: 'Continuar',
  submit: 'Enviar',
  later: 'Guardar y terminar más tarde',
  edit: 'Cambiar',
  terms: 'Confirmo que estos datos son verdaderos y acepto las condiciones del proveedor de pagos.',
  termsMissing: 'Confírmalo antes de enviar.',
  failed: 'No se ha podido guardar. Comprueba tu conexión e inténtalo de nuevo.',
  unreachable: 'No se puede contactar con el proveedor de pagos.',
  troubled: 'El proveedor de pagos ha tenido un problema.',
  noSession: 'No hay ninguna sesión.',
  problems: 'Revisa esto de nuevo:',
  errorsTitle: 'El proveedor de pagos no ha podido confirmar algunos datos',
  simulated: 'Formulario simulado: no hacen falta datos reales',
  chosen: (name) => `Elegido: ${name}`,
  bannerAction: 'Hay datos de tu cuenta que necesitan tu atención.',
  bannerPending: 'Tus datos se están comprobando.',
  bannerUpdate: 'Actualizar datos',
};

export const FIELDS: Words<typeof englishFIELDS> = {
  business: [
    { name: 'business_name', label: 'Razón social', autocomplete: 'organization' },
    { name: 'url', label: 'Sitio web', type: 'url', autocomplete: 'url' },
    { name: 'tax_id', label: 'Número fiscal o de registro' },
  ],
  owner: [
    { name: 'first_name', label: 'Nombre', autocomplete: 'given-name' },
    { name: 'last_name', label: 'Apellidos', autocomplete: 'family-name' },
    { name: 'dob', label: 'Fecha de nacimiento', type: 'date', autocomplete: 'bday' },
    { name: 'line1', label: 'Calle y número', autocomplete: 'address-line1' },
    { name: 'city', label: 'Localidad', autocomplete: 'address-level2' },
    { name: 'postal_code', label: 'Código postal', autocomplete: 'postal-code' },
    { name: 'id_number', label: 'Número de identidad' },
  ],
  bank: [
    { name: 'account_holder', label: 'Titular de la cuenta', autocomplete: 'name' },
    { name: 'account_number', label: 'Número de cuenta', inputmode: 'numeric' },
  ],
  document: [
    {
      name: 'kind',
      label: 'Tipo de documento',
      options: [
        { value: 'passport', label: 'Pasaporte' },
        { value: 'id_card', label: 'Documento de identidad' },
        { value: 'driving_licence', label: 'Carné de conducir' },
      ],
    },
    { name: 'filename', label: 'Archivo', type: 'file' },
  ],
};
