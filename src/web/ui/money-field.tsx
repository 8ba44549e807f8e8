import { useDraftText } from './draft-text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type MoneyFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'suffix'
> & {
  /** Whole minor units. Null while the field is empty or cannot be read. */
  value: number | null;
  onChange: (minor: number | null) => void;
  /** From typed words to minor units; undefined for words that are no amount. The kit knows no currencies. */
  parse: (text: string) => number | undefined;
  /** From minor units to the words in the field, without sign and code. */
  format: (minor: number) => string;
  symbol?: string;
  code?: string;
  /** Shown when what was typed is no amount, with one as it can be typed. */
  unreadableError?: (example: string) => string;
};

const EXAMPLE = 1250;

export function MoneyField(props: MoneyFieldProps) {
  const { value, onChange, parse, format, symbol, code, unreadableError, error, onBlur, ...rest } = props;
  const draft = useDraftText({ value, onChange, parse, format });

  return (
    <TextField
      {...rest}
      prefix={symbol}
      suffix={code}
      error={draft.unreadable ? (unreadableError?.(format(EXAMPLE)) ?? error) : error}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={draft.text}
      onChange={(event) => draft.change(event.target.value)}
      onBlur={(event) => {
        draft.leave();
        onBlur?.(event);
      }}
    />
  );
}
