import { Suspense, useState } from 'react';
import { type Currency, money } from '#domain/shared/money.ts';
import { sentences } from '#domain/shared/sentences.ts';
import { percentWords } from '#web/shared/figure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Hint } from '#web/ui/hint.tsx';
import { later } from '#web/ui/later.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useDismissedOption } from '../../shared/dismissed-option.ts';
import { may, pageSettings } from '../../shared/page-settings.ts';
import { RoleNote } from '../../shared/role-note.tsx';
import { moneyWords } from '../../shared/store-format.ts';
import { track } from '../../shared/track.ts';
import { useActionPhase } from '../payment-actions/action-phase.ts';
import { instantPayoutCopy as copy } from './account-cards-copy.ts';
import type { InstantFunds } from './currency-overviews.ts';

const InstantPayoutDialog = later(
  async () => (await import('./instant-payout-dialog.tsx')).InstantPayoutDialog,
);

type InstantPayoutProps = Readonly<{ currency: Currency; funds: InstantFunds }>;

/** The offer to be paid at once: told in full until it is put away, then a button with a hint. */
export function InstantPayout({ currency, funds }: InstantPayoutProps) {
  /** Fetched when it is first asked for, and then kept: it knows whether a request is still under way. */
  const [dialog, setDialog] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const notice = useDismissedOption(
    'wcpay_instant_deposit_notice_dismissed',
    pageSettings().isInstantDepositNoticeDismissed,
  );
  const { phase } = useActionPhase(currency);
  const net = moneyWords(money(funds.net, currency));
  const { fee_percentage } = funds;
  const terms = fee_percentage === null ? copy.hintUntold : copy.hintText(percentWords(fee_percentage / 100));
  const button = (
    <Button
      icon="payout"
      disabled={phase !== 'idle'}
      onClick={() => {
        track('overview_balances_instant_payout_click', { currency });
        setDialog('open');
      }}
    >
      {copy.payOut(net)}
    </Button>
  );

  if (!may('pay_out')) return <RoleNote of="pay_out" />;
  return (
    <>
      {notice.isDismissed ? (
        <div className="row">
          {button}
          <Hint label={copy.hint}>{terms}</Hint>
        </div>
      ) : (
        <Notice size="small" title={copy.offerTitle} actions={button} onDismiss={notice.dismiss}>
          {sentences(copy.offer(net), terms)}
        </Notice>
      )}
      {dialog !== 'unasked' && (
        <Suspense fallback={null}>
          <InstantPayoutDialog
            open={dialog === 'open'}
            currency={currency}
            funds={funds}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
