type SwitchProps = Readonly<{
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  id?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string | undefined;
}>;

/** On or off, at once. Its name stands beside it: a label, or a title it is given. */
export const Switch = ({ checked, onChange, ...rest }: SwitchProps) => (
  <input
    {...rest}
    className="toggle"
    type="checkbox"
    role="switch"
    checked={checked}
    aria-checked={checked}
    onChange={(event) => onChange(event.target.checked)}
  />
);
