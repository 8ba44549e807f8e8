import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { currenciesCopy as copy } from './currencies-copy.ts';
import type { ShopSettings } from './currency-queries.ts';
import { PreviewDialog } from './preview-dialog.tsx';

const SWITCHER_THEME = 'storefront';

type Props = Readonly<{
  theme: string;
  value: ShopSettings;
  onChange: (value: ShopSettings) => void;
}>;

/** How the shop treats visitors from elsewhere. Only one theme has a place for the switcher. */
export function ShopSettingsFields({ theme, value, onChange }: Props) {
  const [isPreviewing, setIsPreviewing] = useState(false);
  return (
    <div className="stack">
      <Checkbox
        label={copy.auto}
        help={copy.autoHelp}
        checked={value.isAutomatic}
        onChange={({ target: { checked } }) => onChange({ ...value, isAutomatic: checked })}
      />
      {theme.toLowerCase() === SWITCHER_THEME && (
        <Checkbox
          label={copy.switcher}
          help={copy.switcherHelp}
          checked={value.hasSwitcher}
          onChange={({ target: { checked } }) => onChange({ ...value, hasSwitcher: checked })}
        />
      )}
      <div className="actions">
        <Button icon="eye" onClick={() => setIsPreviewing(true)}>
          {copy.preview}
        </Button>
      </div>
      {isPreviewing && <PreviewDialog settings={value} onClose={() => setIsPreviewing(false)} />}
    </div>
  );
}
