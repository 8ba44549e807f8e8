import { useState } from 'react';
import { type Currency, money } from '#domain/shared/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Hint } from '#web/ui/hint.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useDismissedOption } from '../dismissed-option.ts';
import { pageSettings } from '../page-settings.ts';
import { moneyWords } from '../store-format.ts';
import { track } from '../track.ts';
import { instantPayoutCopy as copy } from './account-cards-copy.ts';
import type { InstantFunds } from './currency-overviews.ts';
import { InstantPayoutDialog } from './instant-payout-dialog.tsx';
import { percentageWords } from './percentage-words.ts';

type InstantPayoutProps = Readonly<{ currency: Currency; funds: InstantFunds }>;

/** The offer to be paid at once: told in full until it is put away, then a button with a hint. */
export function InstantPayout({ currency, funds }: InstantPayoutProps) {
  const [isOpen, setOpen] = useState(false);
  const notice = useDismissedOption(
    'wcpay_instant_deposit_notice_dismissed',
    pageSettings().isInstantDepositNoticeDismissed,
  );
  const net = moneyWords(money(funds.net, currency));
  const percentage = percentageWords(funds.fee_percentage);
  const button = (
    <Button
      icon="payout"
      onClick={() => {
        track('overview_balances_instant_payout_click', { currency });
        setOpen(true);
      }}
    >
      {copy.payOut(net)}
    </Button>
  );

  return (
    <>
      {notice.isDismissed ? (
        <div className="row">
          {button}
          <Hint label={copy.hint}>{copy.hintText(percentage)}</Hint>
        </div>
      ) : (
        <Notice size="small" title={copy.offerTitle} actions={button} onDismiss={notice.dismiss}>
          {`${copy.offer(net)} ${copy.hintText(percentage)}`}
        </Notice>
      )}
      <InstantPayoutDialog open={isOpen} currency={currency} funds={funds} onClose={() => setOpen(false)} />
    </>
  );
}
