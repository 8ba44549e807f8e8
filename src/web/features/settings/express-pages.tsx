import { OneClickSections } from './one-click-sections.tsx';
import { settingsCopy } from './settings-copy.ts';
import { WalletSections } from './wallet-sections.tsx';

/** The sub-pages of the express checkouts, by what the address calls them. */
export const WALLETS = { title: settingsCopy.express.wallets, sections: <WalletSections /> };
export const ONE_CLICK = { title: settingsCopy.express.oneClick, sections: <OneClickSections /> };
