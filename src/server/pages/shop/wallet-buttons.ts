import type { ExpressLocation, WritableSettings } from '#contract/settings.ts';
import type { Deps } from '../../deps.ts';
import { readSettings } from '../../features/settings/settings-repository.ts';
import { type Html, html } from '../../http/html.ts';
import { storefrontCopy as copy } from './storefront-copy.ts';

export type WalletId = keyof typeof copy.wallets;
export const WALLET_IDS: readonly WalletId[] = ['apple_pay', 'google_pay'];
export const readWallet = (text: string | null | undefined): WalletId | undefined =>
  WALLET_IDS.find((id) => id === text);

/** How the buttons look, as the merchant chose in the settings. */
export type WalletLook = Readonly<{
  type: WritableSettings['payment_request_button_type'];
  size: WritableSettings['payment_request_button_size'];
  theme: WritableSettings['payment_request_button_theme'];
  radius: number;
  /** Where the buttons stand. A wallet that was chosen on one page is good on the next. */
  places: readonly ExpressLocation[];
}>;

/** The buttons, or nothing where the merchant does not want them or nobody can pay. */
export async function readWalletLook({
  db,
  simulator,
}: Pick<Deps, 'db' | 'simulator'>): Promise<WalletLook | undefined> {
  const settings = await readSettings(db);
  const places = settings.payment_request_enabled_locations;
  const isOn = settings.is_wcpay_enabled && settings.is_payment_request_enabled && places.length > 0;
  if (!isOn || simulator === undefined) return undefined;
  return {
    type: settings.payment_request_button_type,
    size: settings.payment_request_button_size,
    theme: settings.payment_request_button_theme,
    radius: settings.payment_request_button_border_radius,
    places,
  };
}

/** On a product's page: puts it into the cart, and goes on with the wallet. */
export const walletSubmits = (look: WalletLook): Html | false =>
  look.places.includes('product') &&
  buttons(
    look,
    (id, face) =>
      html`<button type="submit" name="wallet" value="${id}" ${attributes(look)}>${face}</button>`,
  );

/** On the checkout, which shows the cart as well: goes on with the wallet. */
export const walletLinks = (look: WalletLook): Html | false =>
  (look.places.includes('cart') || look.places.includes('checkout')) &&
  html`${buttons(look, (id, face) => html`<a href="/checkout?wallet=${id}" ${attributes(look)}>${face}</a>`)}<p class="or small muted">${copy.orCard}</p>`;

/** Without a simulated provider there are none, so what they do is said in its words. */
const buttons = (look: WalletLook, draw: (id: WalletId, face: Html) => Html): Html =>
  html`<div class="wallets" role="group" aria-label="${copy.express}">${WALLET_IDS.map((id) => draw(id, faceOf(look, id)))}</div><p class="small muted">${copy.walletHint}</p>`;

const attributes = ({ size, theme, radius }: WalletLook): Html =>
  html`class="wallet" data-size="${size}" data-theme="${theme}" data-radius="${radius}"`;

/** Our own plain drawing of a wallet; the marks of others are theirs. */
const GLYPH = html`<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.5"><rect x="2.5" y="5" width="15" height="11" rx="2"/><path d="M2.5 8.5h15M13 12.5h2"/></svg>`;

const faceOf = ({ type }: WalletLook, id: WalletId): Html =>
  html`${GLYPH}<span>${copy.walletCall[type](copy.wallets[id])}</span>`;
