import { useEffect, useRef } from 'react';

type BareCheckboxProps = {
  /** Says what is ticked; there is no visible label. */
  label: string;
  checked: boolean;
  mixed?: boolean;
  onChange: (checked: boolean) => void;
};

/** The tick alone, for table rows. */
export function BareCheckbox({ label, checked, mixed = false, onChange }: BareCheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);

  return (
    <input
      ref={input}
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
