import { allCountries } from '#web/shared/all-countries.ts';
import { fieldProblem } from '#web/shared/failure-words.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { simulatorCopy as copy } from './simulator-copy.ts';

const CHANNELS = ['online', 'in_person', 'in_person_pos'] as const;
type Channel = (typeof CHANNELS)[number];
const isChannel = (text: string): text is Channel => CHANNELS.some((channel) => channel === text);

export type CustomerDraft = Readonly<{
  channel: Channel;
  name: string;
  email: string;
  country: string;
  /** Empty where nobody knows. */
  ip_country: string;
  isSentElsewhere: boolean;
}>;

const place = { city: 'Springfield', state: '', postcode: '12345' };

/** Whoever pays from afar lives somewhere, and a bank and the store's filters compare it with what they know. */
export const placesOf = ({ name, country, isSentElsewhere }: CustomerDraft) => ({
  billing: { ...place, name, country, address_1: '1 Test Street' },
  ...(isSentElsewhere && { shipping: { ...place, name, country, address_1: '2 Other Street' } }),
});

type CustomerFieldsProps = Readonly<{
  draft: CustomerDraft;
  change: (part: Partial<CustomerDraft>) => void;
  error: unknown;
}>;

export function CustomerFields({ draft, change, error }: CustomerFieldsProps) {
  return (
    <>
      <Select
        label={copy.channel}
        options={CHANNELS.map((value) => ({ value, label: copy.channels[value] }))}
        value={draft.channel}
        onChange={({ target: { value } }) => {
          if (isChannel(value)) change({ channel: value });
        }}
      />
      {draft.channel === 'online' && <FromAfar draft={draft} change={change} error={error} />}
    </>
  );
}

function FromAfar({ draft, change, error }: CustomerFieldsProps) {
  const countries = allCountries().map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      <div className="form-row">
        <TextField
          label={copy.customerName}
          error={fieldProblem(error, 'customer.name')}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          label={copy.customerEmail}
          error={fieldProblem(error, 'customer.email')}
          value={draft.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      </div>
      <div className="form-row">
        <Select
          label={copy.customerCountry}
          options={countries}
          value={draft.country}
          onChange={(event) => change({ country: event.target.value })}
        />
        <Select
          label={copy.visitingFrom}
          help={copy.visitingHelp}
          placeholder={copy.visitingUnknown}
          options={countries}
          value={draft.ip_country}
          onChange={(event) => change({ ip_country: event.target.value })}
        />
      </div>
      <Checkbox
        label={copy.elsewhere}
        checked={draft.isSentElsewhere}
        onChange={(event) => change({ isSentElsewhere: event.target.checked })}
      />
    </>
  );
}
