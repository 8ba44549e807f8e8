import type * as english from '#domain/account/requirement-messages-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const requirementCopy: Words<typeof english.requirementCopy> = {
  invalid_address_city_state_postal_code: 'Plaats, staat en postcode horen niet bij elkaar.',
  invalid_street_address: 'De straat is niet bekend. Controleer op fouten.',
  invalid_tos_acceptance: 'De servicevoorwaarden zijn nog niet geaccepteerd, of niet door de juiste persoon.',
  invalid_representative_country: 'De vertegenwoordiger moet in het land van het account wonen.',
  invalid_dob_age_under_18: 'Minderjarig. De leeftijd moet minstens 18 zijn.',
  verification_document_address_mismatch:
    'Het adres op het document verschilt van het adres van het account.',
  verification_document_address_missing: 'Op het document staat geen adres. Upload er een met een adres.',
  verification_document_corrupt: 'Het bestand van het document is beschadigd. Upload het opnieuw.',
  verification_document_country_not_supported:
    'Documenten uit dit land worden niet geaccepteerd. Gebruik een document uit een ander land.',
  verification_document_dob_mismatch: 'De geboortedatum op het document verschilt van die in het account.',
  verification_document_duplicate_type:
    'Hetzelfde soort document is twee keer gestuurd. Upload een ander soort document.',
  verification_document_expired: 'Het document is verlopen. Upload er een dat nog geldig is.',
  verification_document_failed_copy:
    'De upload toont een kopie. Upload een foto of scan van het originele document.',
  verification_document_failed_greyscale: 'De upload is in grijstinten. Upload het document in kleur.',
  verification_document_failed_other: 'Het document kon niet worden geverifieerd. Upload een ander.',
  verification_document_failed_test_mode:
    'Voor een echt account is een testdocument gebruikt. Upload het echte document.',
  verification_document_fraudulent: 'Het document is mogelijk niet echt. Neem contact op met support.',
  verification_document_id_number_mismatch:
    'Het identificatienummer op het document verschilt van dat in het account.',
  verification_document_id_number_missing:
    'Op het document staat geen identificatienummer. Upload er een waar het op staat.',
  verification_document_incomplete: 'Een deel van het document is afgesneden. Upload het helemaal.',
  verification_document_invalid: 'Het document is niet geldig. Upload een ander.',
  verification_document_issue_or_expiry_date_missing:
    'Op het document staat niet wanneer het is afgegeven of verloopt.',
  verification_document_manipulated: 'Het document lijkt gewijzigd. Upload het origineel.',
  verification_document_missing_back: 'De achterkant van het document ontbreekt. Upload beide kanten.',
  verification_document_missing_front: 'De voorkant van het document ontbreekt. Upload beide kanten.',
  verification_document_name_mismatch: 'De naam op het document verschilt van de naam in het account.',
  verification_document_name_missing: 'Op het document staat geen naam. Upload er een met een naam.',
  verification_document_nationality_mismatch:
    'De nationaliteit op het document verschilt van die in het account.',
  verification_document_not_readable: 'Het document is niet te lezen. Upload een scherpere foto of scan.',
  verification_document_not_signed: 'Het document is niet ondertekend. Upload een ondertekend document.',
  verification_document_not_uploaded: 'Er is nog geen document geüpload.',
  verification_document_photo_mismatch: 'De foto op het document komt niet overeen met de persoon.',
  verification_document_too_large: 'Het bestand is te groot. Upload er een van maximaal 10 MB.',
  verification_document_type_not_supported:
    'Dit soort document wordt niet geaccepteerd. Upload een ander soort.',
  verification_failed_address_match:
    'Het adres kon niet worden geverifieerd. Controleer het, of upload een document waar het op staat.',
  verification_failed_business_iec_number:
    'De import-exportcode kon niet worden geverifieerd. Controleer op fouten.',
  verification_failed_document_match: 'Het document komt niet overeen met de gegevens van het account.',
  verification_failed_id_number_match:
    'Het identificatienummer kon niet worden geverifieerd. Controleer op fouten.',
  verification_failed_keyed_identity:
    'De identiteitsgegevens konden niet worden geverifieerd. Controleer naam, geboortedatum en identificatienummer.',
  verification_failed_keyed_match:
    'De ingevulde gegevens komen met geen registratie overeen. Controleer op fouten.',
  verification_failed_name_match:
    'De naam kon niet worden geverifieerd. Schrijf hem zoals in officiële papieren.',
  verification_failed_residential_address:
    'Er is een woonadres nodig. Een postbus of een bedrijfsadres is niet genoeg.',
  verification_failed_tax_id_match: 'Het belastingnummer hoort niet bij deze bedrijfsnaam. Controleer beide.',
  verification_failed_tax_id_not_issued:
    'De belastingdienst kent dit belastingnummer niet. Controleer op fouten.',
  verification_failed_other: 'De gegevens konden niet worden geverifieerd. Neem contact op met support.',
  verification_missing_owners:
    'Er ontbreken eigenaren. Voeg iedereen toe die voor een deel eigenaar van het bedrijf is.',
  verification_missing_executives: 'Er ontbreken bestuurders. Voeg iedereen toe die het bedrijf leidt.',
  verification_requires_additional_memorandum_of_associations:
    'Er is nog een akte van het bedrijf nodig. Upload de oprichtingsakte.',
};
