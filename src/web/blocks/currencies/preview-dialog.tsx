import { paths } from '#web/shared/paths.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { currenciesCopy as copy } from './currencies-copy.ts';
import type { ShopSettings } from './currency-queries.ts';

/** The shop itself in a frame, with settings that are not saved yet. */
export function PreviewDialog({
  settings,
  onClose,
}: Readonly<{ settings: ShopSettings; onClose: () => void }>) {
  return (
    <Dialog open size="wide" title={copy.previewTitle} onClose={onClose}>
      <div className="stack">
        <p className="muted">{copy.previewText}</p>
        <iframe
          className="storefront-frame"
          title={copy.previewTitle}
          src={paths.storefrontPreview({
            is_mc_onboarding_simulation: 1,
            enable_storefront_switcher: settings.hasSwitcher,
            enable_auto_currency: settings.isAutomatic,
          })}
        />
      </div>
    </Dialog>
  );
}
