import { isShippedTooLate } from '#domain/disputes/evidence-dates.ts';
import { evidenceLabel } from '#domain/disputes/evidence-fields-copy.ts';
import type { EvidenceField } from '#domain/disputes/evidence-sections.ts';
import { dayWords } from '#web/shared/store-format.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { challengeCopy as copy } from './challenge-copy.ts';
import { fieldHelp } from './evidence-copy.ts';

type EvidenceInputProps = Readonly<{
  field: EvidenceField;
  value: string;
  disputeDay: string;
  refusal: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}>;

/** Who writes a few lines need not count down from twenty thousand. */
const COUNTED_FROM_LEFT = 2000;

/** The character that reaches the limit is refused, so one less can be typed. */
const shownLimit = (value: string, limit: number | undefined): number | undefined =>
  limit === undefined || value.length < limit - COUNTED_FROM_LEFT ? undefined : limit - 1;

/** One field of words or a day. */
export function EvidenceInput({ field, value, disputeDay, refusal, disabled, onChange }: EvidenceInputProps) {
  const { key, kind, lengthMax } = field;
  const label = evidenceLabel[key];
  const help = fieldHelp[key];
  if (kind === 'date') {
    const isShipping = key === 'shipping_date';
    const isLate = isShipping && isShippedTooLate(value, disputeDay);
    return (
      <DateField
        label={label}
        value={value}
        onChange={onChange}
        disabled={disabled}
        help={isShipping && !isLate ? copy.shipBefore(dayWords(disputeDay)) : help}
        error={isLate ? copy.shippedTooLate(dayWords(disputeDay)) : undefined}
      />
    );
  }
  if (kind === 'textarea') {
    return (
      <TextArea
        label={label}
        help={help}
        error={refusal}
        value={value}
        rows={3}
        readOnly={disabled}
        lengthMax={shownLimit(value, lengthMax)}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <TextField
      label={label}
      help={help}
      error={refusal}
      value={value}
      readOnly={disabled}
      autoComplete="off"
      type={key === 'customer_email_address' ? 'email' : 'text'}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
