import { spoken } from '#domain/shared/spoken.ts';
export const embeddedCopy = spoken('provider/simulator/embedded/embedded-copy#embeddedCopy', {
  stepTitle: {
    business: 'Your business',
    owner: 'The owner',
    bank: 'Where payouts go',
    document: 'A photo of an identity document',
    review: 'Check and hand in',
  },
  stepLead: {
    business: 'As it is registered with the tax office.',
    owner: 'The person who owns or runs the business.',
    bank: 'A bank account in the name of the owner or the business.',
    document:
      'A passport or an identity card, as PNG, JPEG or PDF, up to 10 MB. This simulated company notes its name and size and never receives the file.',
    review: 'The company looks at your details next. You can correct them later.',
  },
  progress: (at: number, of: number) => `Step ${at} of ${of}`,
  back: 'Back',
  next: 'Continue',
  submit: 'Hand in',
  later: 'Save and finish later',
  edit: 'Change',
  terms: 'I confirm that these details are true and accept the terms of the payments company.',
  termsMissing: 'Please confirm before you hand in.',
  failed: 'This could not be saved. Check your connection and try again.',
  unreachable: 'The payments company cannot be reached.',
  troubled: 'The payments company had a problem.',
  noSession: 'There is no session.',
  problems: 'Please look at these again:',
  errorsTitle: 'The company could not confirm some details',
  simulated: 'Simulated form: no real details needed',
  chosen: (name: string) => `Chosen: ${name}`,
  bannerAction: 'Details of your account need your attention.',
  bannerPending: 'Your details are being checked.',
  bannerUpdate: 'Update details',
} as const);

/** The fields of each page; the names are those the company asks by. */
export const FIELDS = spoken('provider/simulator/embedded/embedded-copy#FIELDS', {
  business: [
    { name: 'business_name', label: 'Legal name', autocomplete: 'organization' },
    { name: 'url', label: 'Website', type: 'url', autocomplete: 'url' },
    { name: 'tax_id', label: 'Tax or registration number' },
  ],
  owner: [
    { name: 'first_name', label: 'First name', autocomplete: 'given-name' },
    { name: 'last_name', label: 'Last name', autocomplete: 'family-name' },
    { name: 'dob', label: 'Date of birth', type: 'date', autocomplete: 'bday' },
    { name: 'line1', label: 'Street and number', autocomplete: 'address-line1' },
    { name: 'city', label: 'City', autocomplete: 'address-level2' },
    { name: 'postal_code', label: 'Postcode', autocomplete: 'postal-code' },
    { name: 'id_number', label: 'Identity number' },
  ],
  bank: [
    { name: 'account_holder', label: 'Account holder', autocomplete: 'name' },
    { name: 'account_number', label: 'Account number', inputmode: 'numeric' },
  ],
  document: [
    {
      name: 'kind',
      label: 'Kind of document',
      options: [
        { value: 'passport', label: 'Passport' },
        { value: 'id_card', label: 'Identity card' },
        { value: 'driving_licence', label: 'Driving licence' },
      ],
    },
    { name: 'filename', label: 'File', type: 'file' },
  ],
} as const satisfies Record<string, readonly FormField[]>);

export type FormField = Readonly<{
  name: string;
  label: string;
  type?: string;
  autocomplete?: string;
  inputmode?: string;
  options?: readonly Readonly<{ value: string; label: string }>[];
}>;
