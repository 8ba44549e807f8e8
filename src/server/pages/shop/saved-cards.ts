import { sourceWords } from '#domain/payments/payment-source.ts';
import type { Deps } from '../../deps.ts';
import { readSettings } from '../../features/settings/settings-repository.ts';
import { type Html, html } from '../../http/html.ts';
import { listSavedCards, type SavedCard } from '../../store/saved-cards-repository.ts';
import { storefrontCopy as copy } from './storefront-copy.ts';

export const FORGET_CARD_PATH = '/checkout/forget-card';

/** What a shopper may do with saved cards; nothing where the merchant does not want any. */
export type CardWallet = Readonly<{ cards: readonly SavedCard[] }>;

export async function readCardWallet(
  { db }: Pick<Deps, 'db'>,
  shopper: string | undefined,
): Promise<CardWallet | undefined> {
  const { is_saved_cards_enabled } = await readSettings(db);
  if (!is_saved_cards_enabled) return undefined;
  return { cards: shopper === undefined ? [] : await listSavedCards(db, shopper) };
}

/** The saved cards, each with a way to forget it, and the choice of another; nothing for whoever has none. */
export const savedCardChoice = ({ cards }: CardWallet, chosen: string | undefined): Html | false =>
  cards.length > 0 &&
  html`${cards.map(
    ({ id, brand, last4, exp_month, exp_year }, index) =>
      html`<div class="check"><input type="radio" id="saved-${id}" name="saved" value="${id}"${isChosen(id, chosen, index) && html` checked`}><label for="saved-${id}">${copy.savedCard(sourceWords(brand).label, last4)} <span class="small muted">${copy.savedUntil(exp_month, exp_year)}</span></label>
<button class="button quiet" type="submit" form="forget-card" name="forget" value="${id}" aria-label="${copy.forgetOf(sourceWords(brand).label, last4)}">${copy.forget}</button></div>`,
  )}
<p class="check"><input type="radio" id="saved-none" name="saved" value=""${chosen === '' && html` checked`}><label for="saved-none">${copy.newCard}</label></p>`;

/** The newest card is what most people pay with again. */
const isChosen = (id: string, chosen: string | undefined, index: number): boolean =>
  chosen === undefined ? index === 0 : chosen === id;

/** Asked below the fields of a new card, and never ticked beforehand. */
export const saveCardChoice = (isTicked: boolean): Html =>
  html`<p class="check"><input type="checkbox" id="save_card" name="save_card" value="yes"${isTicked && html` checked`}><label for="save_card">${copy.saveCard}</label></p>`;

/** What the buttons above send. It stands beside the form of the checkout, so that the key Enter never forgets a card. */
export const forgetCardForm = ({ cards }: CardWallet): Html | false =>
  cards.length > 0 && html`<form id="forget-card" method="post" action="${FORGET_CARD_PATH}"></form>`;
