import { useState } from 'react';
import type { Settings } from '#contract/settings.ts';
import { settingLabel, settingValue } from '#web/shared/setting-words/setting-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { settingsCopy } from './settings-copy.ts';
import { changedFields, clashes, type FormField, formOf, type SettingsForm } from './settings-form.ts';

const copy = settingsCopy.conflict;

type Props = Readonly<{
  base: Settings;
  theirs: Settings;
  form: SettingsForm;
  onDiscard: () => void;
  onSave: (values: SettingsForm, theirs: Settings) => void;
  onClose: () => void;
}>;

/** Shows what somebody else has saved meanwhile. Different fields go together; for the same field one has to be chosen. */
export function ConflictDialog({ base, theirs, form, onDiscard, onSave, onClose }: Props) {
  const [taken, setTaken] = useState<readonly FormField[]>([]);
  const mine = changedFields(form, base);
  const both = clashes(mine, base, theirs, form);
  const others = changedFields(formOf(theirs), base).filter((name) => !both.includes(name));
  const choose = (name: FormField, isTheirs: boolean) =>
    setTaken((before) => [...before.filter((one) => one !== name), ...(isTheirs ? [name] : [])]);
  const merged = () => {
    const own = mine.filter((name) => !taken.includes(name)).map((name) => [name, form[name]]);
    return { ...formOf(theirs), ...Object.fromEntries(own) };
  };

  return (
    <Dialog
      open
      title={copy.title}
      role="alertdialog"
      onClose={onClose}
      foot={
        <>
          <Button onClick={onDiscard}>{copy.discard}</Button>
          <Button kind="primary" onClick={() => onSave(merged(), theirs)}>
            {copy.save}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{copy.text(theirs.last_change?.by || copy.somebody)}</p>
        {others.length > 0 && (
          <section>
            <h3>{copy.changed}</h3>
            <Facts
              kind="rows"
              facts={others.map((name) => ({
                label: settingLabel(name),
                value: copy.from(settingValue(base[name]), settingValue(theirs[name])),
              }))}
            />
          </section>
        )}
        {both.length > 0 && <p className="strong">{copy.both}</p>}
        {both.map((name) => (
          <RadioGroup
            key={name}
            label={settingLabel(name)}
            look="list"
            choices={[
              { value: 'mine', label: copy.mine(settingValue(form[name])) },
              { value: 'theirs', label: copy.theirs(settingValue(theirs[name])) },
            ]}
            value={taken.includes(name) ? 'theirs' : 'mine'}
            onChange={(choice) => choose(name, choice === 'theirs')}
          />
        ))}
      </div>
    </Dialog>
  );
}
