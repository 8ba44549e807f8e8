import type { RequirementError } from './account.ts';

/** Says nothing a merchant could act on. */
const IGNORED = 'invalid_value_other';

const DOCUMENT = {
  address_mismatch: 'The address on the document differs from the address of the account.',
  address_missing: 'The document does not show an address. Upload one that does.',
  corrupt: 'The file of the document is damaged. Upload it again.',
  country_not_supported:
    'Documents issued in this country are not accepted. Use a document of another country.',
  dob_mismatch: 'The date of birth on the document differs from the one in the account.',
  duplicate_type: 'The same kind of document was sent twice. Upload a document of another kind.',
  expired: 'The document is out of date. Upload one that is still valid.',
  failed_copy: 'The upload shows a copy. Upload a photo or scan of the original document.',
  failed_greyscale: 'The upload is in shades of grey. Upload it in colour.',
  failed_other: 'The document could not be verified. Upload another one.',
  failed_test_mode: 'A test document was used for a real account. Upload the real document.',
  fraudulent: 'The document may not be genuine. Contact support.',
  id_number_mismatch: 'The ID number on the document differs from the one in the account.',
  id_number_missing: 'The document does not show an ID number. Upload one that does.',
  incomplete: 'Part of the document is cut off. Upload all of it.',
  invalid: 'The document is not valid. Upload another one.',
  issue_or_expiry_date_missing: 'The document does not show when it was issued or when it expires.',
  manipulated: 'The document looks altered. Upload the original.',
  missing_back: 'The back of the document is missing. Upload both sides.',
  missing_front: 'The front of the document is missing. Upload both sides.',
  name_mismatch: 'The name on the document differs from the name in the account.',
  name_missing: 'The document does not show a name. Upload one that does.',
  nationality_mismatch: 'The nationality on the document differs from the one in the account.',
  not_readable: 'The document cannot be read. Upload a sharper photo or scan.',
  not_signed: 'The document is not signed. Upload a signed one.',
  not_uploaded: 'No document was uploaded yet.',
  photo_mismatch: 'The photo on the document does not match the person.',
  too_large: 'The file is too large. Upload one of at most 10 MB.',
  type_not_supported: 'This kind of document is not accepted. Upload another kind.',
} as const;

const FAILED = {
  address_match: 'The address could not be verified. Check it, or upload a document that shows it.',
  business_iec_number: 'The import-export code could not be verified. Check it for mistakes.',
  document_match: 'The document does not match the details of the account.',
  id_number_match: 'The ID number could not be verified. Check it for mistakes.',
  keyed_identity: 'The identity details could not be verified. Check name, birthday and ID number.',
  keyed_match: 'The details typed in do not match any record. Check them for mistakes.',
  name_match: 'The name could not be verified. Write it as it stands in official papers.',
  residential_address: 'A residential address is needed. A post box or a business address is not enough.',
  tax_id_match: 'The tax number does not belong to this business name. Check both.',
  tax_id_not_issued: 'The tax office does not know this tax number. Check it for mistakes.',
  other: 'The details could not be verified. Contact support.',
} as const;

const prefixed = (prefix: string, words: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(words).map(([code, text]) => [`${prefix}${code}`, text]);

const MESSAGES: ReadonlyMap<string, string> = new Map([
  ['invalid_address_city_state_postal_code', 'City, state and postcode do not belong together.'],
  ['invalid_street_address', 'The street is not known. Check it for mistakes.'],
  ['invalid_tos_acceptance', 'The terms of service were not accepted yet, or not by the right person.'],
  ['invalid_representative_country', 'The representative must live in the country of the account.'],
  ['invalid_dob_age_under_18', 'Underage. Age must be at least 18.'],
  ...prefixed('verification_document_', DOCUMENT),
  ...prefixed('verification_failed_', FAILED),
  ['verification_missing_owners', 'Owners are missing. Add everybody who owns part of the business.'],
  ['verification_missing_executives', 'Executives are missing. Add everybody who runs the business.'],
  [
    'verification_requires_additional_memorandum_of_associations',
    'Another deed of the company is needed. Upload its memorandum of association.',
  ],
]);

export const KNOWN_REQUIREMENT_CODES: readonly string[] = [...MESSAGES.keys()];

/** What is wrong, each sentence once. A code we do not know is told in the provider's own words. */
export const requirementMessages = (errors: readonly RequirementError[]): string[] => {
  const messages = errors
    .filter(({ code }) => code !== IGNORED)
    .map(({ code, reason }) => MESSAGES.get(code) ?? reason)
    .filter((text) => text !== '');
  return [...new Set(messages)];
};
