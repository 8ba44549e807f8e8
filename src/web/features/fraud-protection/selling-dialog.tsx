import { useState } from 'react';
import { allCountries } from '#web/shared/all-countries.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { fraudProtectionCopy } from './fraud-protection-copy.ts';
import { type SellingCountries, useSaveSellingCountries } from './fraud-protection-queries.ts';

const copy = fraudProtectionCopy.selling;
const MODES = (['all', 'all_except', 'specific'] as const).map((value) => ({
  value,
  label: copy.modes[value],
}));

type Props = Readonly<{ selling: SellingCountries; onClose: () => void }>;

/** Where the store sells to: the one thing about the store that a filter depends on and this page can change. */
export function SellingDialog({ selling, onClose }: Props) {
  const [mode, setMode] = useState(selling.mode);
  const [countries, setCountries] = useState<readonly string[]>(selling.countries);
  const saving = useSaveSellingCountries();
  const { show } = useSnackbar();
  const isIncomplete = mode !== 'all' && countries.length === 0;

  const save = () =>
    saving.mutate(
      { mode, countries },
      {
        onSuccess: () => {
          show(copy.saved);
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      title={copy.title}
      pending={saving.isPending}
      onClose={onClose}
      foot={
        <>
          <Button disabled={saving.isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button kind="primary" busy={saving.isPending} disabled={isIncomplete} onClick={save}>
            {copy.save}
          </Button>
        </>
      }
    >
      <div className="stack" data-gap="small">
        <RadioGroup label={copy.mode} look="list" choices={MODES} value={mode} onChange={setMode} />
        {mode !== 'all' && (
          <CountryTicks
            label={mode === 'specific' ? copy.only : copy.except}
            chosen={countries}
            onChange={setCountries}
          />
        )}
        {saving.isError && (
          <Notice kind="error" size="small" announce>
            {copy.failed(failureWords(saving.error))}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

type TicksProps = Readonly<{
  label: string;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}>;

function CountryTicks({ label, chosen, onChange }: TicksProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = allCountries().filter(
    ({ code, name }) => name.toLowerCase().includes(wanted) || code.toLowerCase() === wanted,
  );
  const toggle = (code: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, code].sort() : chosen.filter((one) => one !== code));
  return (
    <>
      <TextField
        label={copy.find}
        autoComplete="off"
        value={search}
        help={chosen.length === 0 ? copy.chooseOne : copy.chosen(chosen.length)}
        onChange={(event) => setSearch(event.target.value)}
      />
      <fieldset className="tick-list">
        <legend className="hidden-visually">{label}</legend>
        {found.map(({ code, name }) => (
          <Checkbox
            key={code}
            light
            label={name}
            checked={chosen.includes(code)}
            onChange={(event) => toggle(code, event.target.checked)}
          />
        ))}
        {found.length === 0 && <p className="muted">{copy.noneFound}</p>}
      </fieldset>
    </>
  );
}
