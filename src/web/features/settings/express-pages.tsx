import { Suspense } from 'react';
import { later } from '#web/ui/later.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { settingsCopy } from './settings-copy.ts';

const WalletSections = later(async () => (await import('./wallet-sections.tsx')).WalletSections);
const OneClickSections = later(async () => (await import('./one-click-sections.tsx')).OneClickSections);
const waiting = <Skeleton kind="rows" count={4} />;

/** The sub-pages of the express checkouts, by what the address calls them. */
export const WALLETS = {
  title: settingsCopy.express.wallets,
  sections: (
    <Suspense fallback={waiting}>
      <WalletSections />
    </Suspense>
  ),
};
export const ONE_CLICK = {
  title: settingsCopy.express.oneClick,
  sections: (
    <Suspense fallback={waiting}>
      <OneClickSections />
    </Suspense>
  ),
};
