import { Fragment, type ReactNode, useId, useState } from 'react';
import { keysCopy } from '#web/shared/keys-copy.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { areSingleKeysOn, openPlaces, switchSingleKeys } from './shortcut-keys.ts';
import { shortcutsCopy as copy } from './shortcuts-copy.ts';
import './shortcuts.css';

/** What keys do here, and the switch for those who do not want single ones to. */
export function ShortcutsDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  return (
    <Dialog open title={copy.title} onClose={onClose}>
      <div className="stack shortcuts">
        <section className="stack" data-gap="small">
          <h3>{copy.anywhere}</h3>
          <Facts
            kind="rows"
            facts={[
              { label: copy.search, value: <Keys keys={['/', `${keysCopy.control} K`]} between={copy.or} /> },
              { label: copy.list, value: <Keys keys={['?']} /> },
              { label: copy.close, value: <Keys keys={[keysCopy.escape]} /> },
            ]}
          />
        </section>
        <section className="stack" data-gap="small">
          <h3>{copy.goTo}</h3>
          <Facts
            kind="rows"
            facts={openPlaces().map((key) => ({
              label: copy.places[key],
              value: <Keys keys={['g', key]} between={copy.after} />,
            }))}
          />
        </section>
        <SingleKeys />
      </div>
    </Dialog>
  );
}

function Keys({ keys, between }: Readonly<{ keys: readonly string[]; between?: string }>): ReactNode {
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && <span className="subtle"> {between} </span>}
      <kbd>{key}</kbd>
    </Fragment>
  ));
}

function SingleKeys() {
  const [on, setOn] = useState(areSingleKeysOn);
  const id = useId();
  return (
    <div className="row single-keys">
      <div>
        <label htmlFor={id} className="strong">
          {copy.singleKeys}
        </label>
        <p className="muted" id={`${id}-text`}>
          {copy.singleKeysText}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-text`}
        checked={on}
        onChange={(next) => {
          switchSingleKeys(next);
          setOn(next);
        }}
      />
    </div>
  );
}
