import { COUNTRY_CODES } from '#domain/settings/country-codes.ts';
import { countryNameIn } from '#domain/shared/country-name.ts';
import { languageCopy } from '#domain/shared/language-copy.ts';
import { type Html, html } from '../../http/html.ts';
import { storefrontCopy as copy } from './storefront-copy.ts';

/** In the order of the alphabet of whoever chooses. */
function countries(): readonly Readonly<{ code: string; name: string }>[] {
  const { tag } = languageCopy;
  return COUNTRY_CODES.map((code) => ({ code, name: countryNameIn(code, tag) })).sort((one, other) =>
    one.name.localeCompare(other.name, tag),
  );
}

/**
 * Where a visitor says they are, for the store's filters. Only the simulator's checkout asks, and it takes no other
 * money: nothing that a browser can make up decides about a real payment.
 */
export const readVisitingFrom = (given: string | null | undefined): string =>
  COUNTRY_CODES.find((code) => code === given) ?? '';

export const visitingFromChoice = (chosen: string | undefined): Html =>
  html`<fieldset class="stack"><legend>${copy.testPanel}</legend>
<div class="field"><label for="visiting_from">${copy.visitingFrom}</label>
<select class="input" id="visiting_from" name="visiting_from" aria-describedby="visiting-hint"><option value="">${copy.visitingUnknown}</option>${countries().map(
    ({ code, name }) => html`<option value="${code}"${code === chosen && html` selected`}>${name}</option>`,
  )}</select>
<p class="small muted" id="visiting-hint">${copy.visitingHint}</p></div></fieldset>`;
