import { spoken } from '../shared/spoken.ts';

/** What is wrong with what the provider was told about a business, by the provider's code. */
export const requirementCopy = spoken('domain/account/requirement-messages-copy#requirementCopy', {
  invalid_address_city_state_postal_code: 'City, state and postcode do not belong together.',
  invalid_street_address: 'The street is not known. Check it for mistakes.',
  invalid_tos_acceptance: 'The terms of service were not accepted yet, or not by the right person.',
  invalid_representative_country: 'The representative must live in the country of the account.',
  invalid_dob_age_under_18: 'Underage. Age must be at least 18.',
  verification_document_address_mismatch:
    'The address on the document differs from the address of the account.',
  verification_document_address_missing: 'The document does not show an address. Upload one that does.',
  verification_document_corrupt: 'The file of the document is damaged. Upload it again.',
  verification_document_country_not_supported:
    'Documents issued in this country are not accepted. Use a document of another country.',
  verification_document_dob_mismatch:
    'The date of birth on the document differs from the one in the account.',
  verification_document_duplicate_type:
    'The same kind of document was sent twice. Upload a document of another kind.',
  verification_document_expired: 'The document is out of date. Upload one that is still valid.',
  verification_document_failed_copy:
    'The upload shows a copy. Upload a photo or scan of the original document.',
  verification_document_failed_greyscale: 'The upload is in shades of grey. Upload it in colour.',
  verification_document_failed_other: 'The document could not be verified. Upload another one.',
  verification_document_failed_test_mode:
    'A test document was used for a real account. Upload the real document.',
  verification_document_fraudulent: 'The document may not be genuine. Contact support.',
  verification_document_id_number_mismatch:
    'The ID number on the document differs from the one in the account.',
  verification_document_id_number_missing: 'The document does not show an ID number. Upload one that does.',
  verification_document_incomplete: 'Part of the document is cut off. Upload all of it.',
  verification_document_invalid: 'The document is not valid. Upload another one.',
  verification_document_issue_or_expiry_date_missing:
    'The document does not show when it was issued or when it expires.',
  verification_document_manipulated: 'The document looks altered. Upload the original.',
  verification_document_missing_back: 'The back of the document is missing. Upload both sides.',
  verification_document_missing_front: 'The front of the document is missing. Upload both sides.',
  verification_document_name_mismatch: 'The name on the document differs from the name in the account.',
  verification_document_name_missing: 'The document does not show a name. Upload one that does.',
  verification_document_nationality_mismatch:
    'The nationality on the document differs from the one in the account.',
  verification_document_not_readable: 'The document cannot be read. Upload a sharper photo or scan.',
  verification_document_not_signed: 'The document is not signed. Upload a signed one.',
  verification_document_not_uploaded: 'No document was uploaded yet.',
  verification_document_photo_mismatch: 'The photo on the document does not match the person.',
  verification_document_too_large: 'The file is too large. Upload one of at most 10 MB.',
  verification_document_type_not_supported: 'This kind of document is not accepted. Upload another kind.',
  verification_failed_address_match:
    'The address could not be verified. Check it, or upload a document that shows it.',
  verification_failed_business_iec_number:
    'The import-export code could not be verified. Check it for mistakes.',
  verification_failed_document_match: 'The document does not match the details of the account.',
  verification_failed_id_number_match: 'The ID number could not be verified. Check it for mistakes.',
  verification_failed_keyed_identity:
    'The identity details could not be verified. Check name, birthday and ID number.',
  verification_failed_keyed_match: 'The details typed in do not match any record. Check them for mistakes.',
  verification_failed_name_match: 'The name could not be verified. Write it as it stands in official papers.',
  verification_failed_residential_address:
    'A residential address is needed. A post box or a business address is not enough.',
  verification_failed_tax_id_match: 'The tax number does not belong to this business name. Check both.',
  verification_failed_tax_id_not_issued:
    'The tax office does not know this tax number. Check it for mistakes.',
  verification_failed_other: 'The details could not be verified. Contact support.',
  verification_missing_owners: 'Owners are missing. Add everybody who owns part of the business.',
  verification_missing_executives: 'Executives are missing. Add everybody who runs the business.',
  verification_requires_additional_memorandum_of_associations:
    'Another deed of the company is needed. Upload its memorandum of association.',
} as const);
