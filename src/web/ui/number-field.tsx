import { useDraftText } from './draft-text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type NumberFieldProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  value: number | null;
  /** Null while the field is empty or holds no number. */
  onChange: (value: number | null) => void;
  /** How many digits may follow the point. */
  decimals?: number;
  /** Shown when what was typed is no number. */
  unreadableError?: string;
};

/** Text with a numeric keyboard: the browser's own number field changes under the wheel and drops what it cannot read. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, decimals = 0, unreadableError, error, onBlur, ...rest } = props;
  const draft = useDraftText({
    value,
    onChange,
    parse: (text) => parseNumber(text, decimals),
    format: (number) => String(number),
  });

  return (
    <TextField
      {...rest}
      error={draft.unreadable ? (unreadableError ?? error) : error}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={draft.text}
      onChange={(event) => draft.change(event.target.value)}
      onBlur={(event) => {
        draft.leave();
        onBlur?.(event);
      }}
    />
  );
}

function parseNumber(text: string, decimals: number): number | undefined {
  const match = /^([-−]?)(\d{1,12})(?:[.,](\d+))?$/.exec(text);
  if (!match) return undefined;
  const [, sign, whole, fraction = ''] = match;
  if (fraction.length > decimals) return undefined;
  return Number(`${sign ? '-' : ''}${whole}.${fraction}0`);
}
