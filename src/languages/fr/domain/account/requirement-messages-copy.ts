import type { requirementCopy as english } from '#domain/account/requirement-messages-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const requirementCopy: Words<typeof english> = {
  invalid_address_city_state_postal_code: 'La ville, l’État et le code postal ne vont pas ensemble.',
  invalid_street_address: 'La rue est inconnue. Vérifiez qu’elle est bien écrite.',
  invalid_tos_acceptance:
    'Les conditions d’utilisation n’ont pas encore été acceptées, ou pas par la bonne personne.',
  invalid_representative_country: 'Le représentant doit vivre dans le pays du compte.',
  invalid_dob_age_under_18: 'Personne mineure. L’âge doit être d’au moins 18 ans.',
  verification_document_address_mismatch: 'L’adresse du document diffère de celle du compte.',
  verification_document_address_missing:
    'Aucune adresse ne figure sur le document. Envoyez-en un qui en comporte une.',
  verification_document_corrupt: 'Le fichier du document est endommagé. Envoyez-le de nouveau.',
  verification_document_country_not_supported:
    'Les documents délivrés dans ce pays ne sont pas acceptés. Utilisez un document d’un autre pays.',
  verification_document_dob_mismatch: 'La date de naissance du document diffère de celle du compte.',
  verification_document_duplicate_type:
    'Le même type de document a été envoyé deux fois. Envoyez un document d’un autre type.',
  verification_document_expired: 'Le document n’est plus valable. Envoyez-en un en cours de validité.',
  verification_document_failed_copy:
    'Le fichier montre une copie. Envoyez une photo ou un scan du document original.',
  verification_document_failed_greyscale: 'Le fichier est en niveaux de gris. Envoyez-le en couleur.',
  verification_document_failed_other: 'Le document n’a pas pu être vérifié. Envoyez-en un autre.',
  verification_document_failed_test_mode:
    'Un document de test a été utilisé pour un compte réel. Envoyez le vrai document.',
  verification_document_fraudulent: 'Le document n’est peut-être pas authentique. Contactez le support.',
  verification_document_id_number_mismatch: 'Le numéro d’identité du document diffère de celui du compte.',
  verification_document_id_number_missing:
    'Aucun numéro d’identité ne figure sur le document. Envoyez-en un qui en comporte un.',
  verification_document_incomplete: 'Une partie du document est coupée. Envoyez-le en entier.',
  verification_document_invalid: 'Le document n’est pas valable. Envoyez-en un autre.',
  verification_document_issue_or_expiry_date_missing:
    'Le document n’indique pas sa date de délivrance ou d’expiration.',
  verification_document_manipulated: 'Le document semble avoir été modifié. Envoyez l’original.',
  verification_document_missing_back: 'Il manque le verso du document. Envoyez les deux faces.',
  verification_document_missing_front: 'Il manque le recto du document. Envoyez les deux faces.',
  verification_document_name_mismatch: 'Le nom du document diffère de celui du compte.',
  verification_document_name_missing:
    'Aucun nom ne figure sur le document. Envoyez-en un qui en comporte un.',
  verification_document_nationality_mismatch: 'La nationalité du document diffère de celle du compte.',
  verification_document_not_readable: 'Le document est illisible. Envoyez une photo ou un scan plus net.',
  verification_document_not_signed: 'Le document n’est pas signé. Envoyez-en un signé.',
  verification_document_not_uploaded: 'Aucun document n’a encore été envoyé.',
  verification_document_photo_mismatch: 'La photo du document ne correspond pas à la personne.',
  verification_document_too_large: 'Le fichier est trop volumineux. Envoyez-en un de 10 Mo au plus.',
  verification_document_type_not_supported:
    'Ce type de document n’est pas accepté. Envoyez-en un d’un autre type.',
  verification_failed_address_match:
    'L’adresse n’a pas pu être vérifiée. Contrôlez-la, ou envoyez un document où elle figure.',
  verification_failed_business_iec_number:
    'Le code d’import-export n’a pas pu être vérifié. Contrôlez qu’il est bien écrit.',
  verification_failed_document_match: 'Le document ne correspond pas aux informations du compte.',
  verification_failed_id_number_match:
    'Le numéro d’identité n’a pas pu être vérifié. Contrôlez qu’il est bien écrit.',
  verification_failed_keyed_identity:
    'Les informations d’identité n’ont pas pu être vérifiées. Contrôlez le nom, la date de naissance et le numéro d’identité.',
  verification_failed_keyed_match:
    'Les informations saisies ne correspondent à aucun registre. Contrôlez qu’elles sont bien écrites.',
  verification_failed_name_match:
    'Le nom n’a pas pu être vérifié. Écrivez-le comme dans les papiers officiels.',
  verification_failed_residential_address:
    'Une adresse de domicile est nécessaire. Une boîte postale ou une adresse professionnelle ne suffit pas.',
  verification_failed_tax_id_match:
    'Le numéro fiscal n’appartient pas à cette raison sociale. Contrôlez les deux.',
  verification_failed_tax_id_not_issued:
    'L’administration fiscale ne connaît pas ce numéro fiscal. Contrôlez qu’il est bien écrit.',
  verification_failed_other: 'Les informations n’ont pas pu être vérifiées. Contactez le support.',
  verification_missing_owners:
    'Il manque des propriétaires. Ajoutez toutes les personnes qui détiennent une part de l’entreprise.',
  verification_missing_executives:
    'Il manque des dirigeants. Ajoutez toutes les personnes qui dirigent l’entreprise.',
  verification_requires_additional_memorandum_of_associations:
    'Un autre acte de la société est nécessaire. Envoyez son acte constitutif (memorandum of association).',
};
