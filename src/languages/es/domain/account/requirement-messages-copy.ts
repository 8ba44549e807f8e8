import type { requirementCopy as english } from '#domain/account/requirement-messages-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const requirementCopy: Words<typeof english> = {
  invalid_address_city_state_postal_code:
    'La localidad, el estado o provincia y el código postal no se corresponden.',
  invalid_street_address: 'No se conoce la calle. Comprueba que no haya errores.',
  invalid_tos_acceptance:
    'Las condiciones del servicio aún no se han aceptado o no las aceptó la persona adecuada.',
  invalid_representative_country: 'El representante debe vivir en el país de la cuenta.',
  invalid_dob_age_under_18: 'Menor de edad. Hay que tener al menos 18 años.',
  verification_document_address_mismatch:
    'La dirección del documento es distinta de la dirección de la cuenta.',
  verification_document_address_missing:
    'El documento no muestra ninguna dirección. Sube uno que la muestre.',
  verification_document_corrupt: 'El archivo del documento está dañado. Súbelo de nuevo.',
  verification_document_country_not_supported:
    'No se aceptan documentos expedidos en este país. Usa un documento de otro país.',
  verification_document_dob_mismatch:
    'La fecha de nacimiento del documento es distinta de la que figura en la cuenta.',
  verification_document_duplicate_type:
    'Se envió dos veces el mismo tipo de documento. Sube un documento de otro tipo.',
  verification_document_expired: 'El documento está caducado. Sube uno que siga siendo válido.',
  verification_document_failed_copy:
    'Lo que has subido es una copia. Sube una foto o un escaneo del documento original.',
  verification_document_failed_greyscale: 'Lo que has subido está en escala de grises. Súbelo en color.',
  verification_document_failed_other: 'No se ha podido verificar el documento. Sube otro.',
  verification_document_failed_test_mode:
    'Se usó un documento de prueba para una cuenta real. Sube el documento real.',
  verification_document_fraudulent: 'Puede que el documento no sea auténtico. Ponte en contacto con soporte.',
  verification_document_id_number_mismatch:
    'El número de identidad del documento es distinto del que figura en la cuenta.',
  verification_document_id_number_missing:
    'El documento no muestra ningún número de identidad. Sube uno que lo muestre.',
  verification_document_incomplete: 'Falta una parte del documento. Súbelo entero.',
  verification_document_invalid: 'El documento no es válido. Sube otro.',
  verification_document_issue_or_expiry_date_missing:
    'El documento no muestra cuándo se expidió o cuándo caduca.',
  verification_document_manipulated: 'El documento parece alterado. Sube el original.',
  verification_document_missing_back: 'Falta el reverso del documento. Sube las dos caras.',
  verification_document_missing_front: 'Falta el anverso del documento. Sube las dos caras.',
  verification_document_name_mismatch: 'El nombre del documento es distinto del que figura en la cuenta.',
  verification_document_name_missing: 'El documento no muestra ningún nombre. Sube uno que lo muestre.',
  verification_document_nationality_mismatch:
    'La nacionalidad del documento es distinta de la que figura en la cuenta.',
  verification_document_not_readable: 'El documento no se puede leer. Sube una foto o un escaneo más nítido.',
  verification_document_not_signed: 'El documento no está firmado. Sube uno firmado.',
  verification_document_not_uploaded: 'Todavía no se ha subido ningún documento.',
  verification_document_photo_mismatch: 'La foto del documento no corresponde a la persona.',
  verification_document_too_large: 'El archivo es demasiado grande. Sube uno de 10 MB como máximo.',
  verification_document_type_not_supported: 'Este tipo de documento no se acepta. Sube otro tipo.',
  verification_failed_address_match:
    'No se ha podido verificar la dirección. Compruébala o sube un documento que la muestre.',
  verification_failed_business_iec_number:
    'No se ha podido verificar el código de importación y exportación. Comprueba que no haya errores.',
  verification_failed_document_match: 'El documento no coincide con los datos de la cuenta.',
  verification_failed_id_number_match:
    'No se ha podido verificar el número de identidad. Comprueba que no haya errores.',
  verification_failed_keyed_identity:
    'No se han podido verificar los datos de identidad. Comprueba el nombre, la fecha de nacimiento y el número de identidad.',
  verification_failed_keyed_match:
    'Los datos introducidos no coinciden con ningún registro. Comprueba que no haya errores.',
  verification_failed_name_match:
    'No se ha podido verificar el nombre. Escríbelo como figura en los documentos oficiales.',
  verification_failed_residential_address:
    'Hace falta un domicilio particular. Un apartado de correos o una dirección comercial no basta.',
  verification_failed_tax_id_match:
    'El número fiscal no corresponde a este nombre de empresa. Comprueba ambos.',
  verification_failed_tax_id_not_issued:
    'La agencia tributaria no conoce este número fiscal. Comprueba que no haya errores.',
  verification_failed_other: 'No se han podido verificar los datos. Ponte en contacto con soporte.',
  verification_missing_owners:
    'Faltan propietarios. Añade a todas las personas que poseen una parte de la empresa.',
  verification_missing_executives: 'Faltan directivos. Añade a todas las personas que dirigen la empresa.',
  verification_requires_additional_memorandum_of_associations:
    'Hace falta otro documento de la sociedad. Sube su escritura de constitución.',
};
