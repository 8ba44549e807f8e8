import { ConfirmProvider } from '#web/ui/confirm-provider.tsx';
import { Page } from '#web/ui/page.tsx';
import { SnackbarProvider } from '#web/ui/snackbar/snackbar-provider.tsx';
import { GalleryActions } from './gallery-actions.tsx';
import { GalleryCharts } from './gallery-charts.tsx';
import { GalleryFields } from './gallery-fields.tsx';
import { GalleryFigures } from './gallery-figures.tsx';
import { GalleryList } from './gallery-list.tsx';
import { GalleryMessages } from './gallery-messages.tsx';
import { GalleryOpening } from './gallery-opening.tsx';
import { GalleryWaiting } from './gallery-waiting.tsx';

/**
 * Every piece of the kit side by side, for those who build screens. Shown in development and to the tests only, so its
 * sample words stand in the parts themselves and are not translated.
 */
export function GalleryScreen() {
  return (
    <SnackbarProvider>
      <ConfirmProvider>
        <Page title="Components" lead="Every piece of the kit in its states.">
          <div className="stack">
            <div className="columns" style={{ '--column': '440px' }}>
              <GalleryActions />
              <GalleryMessages />
              <GalleryOpening />
              <GalleryFigures />
              <GalleryFields />
              <GalleryWaiting />
            </div>
            <GalleryCharts />
            <GalleryList />
          </div>
        </Page>
      </ConfirmProvider>
    </SnackbarProvider>
  );
}
