import { useQueryClient } from '@tanstack/react-query';
import { type Currency, money } from '#domain/shared/money.ts';
import { sentences } from '#domain/shared/sentences.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { moneyWords } from '../../shared/store-format.ts';
import { useActionPhase, useAskAgain } from '../payment-actions/action-phase.ts';
import { BeingConfirmed } from '../payment-actions/being-confirmed.tsx';
import { useEndOfPending } from '../payment-actions/end-of-pending.ts';
import { instantPayoutCopy as copy } from './account-cards-copy.ts';
import { refreshPayouts } from './use-instant-payout.ts';

/** Says that a payout is being confirmed, also when its money has left the balance already, and tells how it ended. */
export function InstantPayoutUnderWay({ currency }: { currency: Currency }) {
  const { show } = useSnackbar();
  const queries = useQueryClient();
  const underWay = useActionPhase(currency);
  const askAgain = useAskAgain(currency);
  useEndOfPending(
    ({ subjects }) => subjects.includes(currency),
    ({ state, error_message }, { amount }) => {
      void refreshPayouts(queries);
      if (state === 'succeeded' && amount !== null) show(copy.inTransit(moneyWords(money(amount, currency))));
      else if (state !== 'succeeded') show({ text: sentences(copy.failed, error_message), urgent: true });
    },
  );
  return <BeingConfirmed underWay={underWay} sentence={() => copy.failed} onAskAgain={askAgain} />;
}
