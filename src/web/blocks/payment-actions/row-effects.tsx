import { displayedFee } from '#domain/settings/displayed-fee.ts';
import { pageSettings } from '../../shared/page-settings.ts';
import { priceWords } from '../../shared/price-words.ts';
import { paymentActionsCopy } from './payment-actions-copy.ts';

const copy = paymentActionsCopy.rowEffects;

/** What the buttons of every row are described by. */
export const ROW_EFFECTS = 'row-effects';

/** What the buttons of the rows below do. A row has no room for the lines, and the amount stands in it. */
export function RowEffects() {
  const listed = pageSettings().accountFees.card;
  const fee = listed && displayedFee(listed);
  return (
    <p id={ROW_EFFECTS} className="muted">
      {copy(fee && priceWords(fee.base, fee.currency))}
    </p>
  );
}
