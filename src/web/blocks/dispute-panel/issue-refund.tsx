import { useContext } from 'react';
import { type Dispute, orderOfDispute } from '#contract/disputes.ts';
import { adminAddress } from '#web/shared/admin-address.ts';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-provider.tsx';
import { LinkRoutingContext } from '#web/ui/link.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { disputePanelCopy as copy } from './dispute-panel-copy.ts';

/** Settles an inquiry: leads to the order, where refunds are made. */
export function IssueRefund({ dispute }: { dispute: Dispute }) {
  const confirm = useConfirm();
  const { show } = useSnackbar();
  const routing = useContext(LinkRoutingContext);

  const press = async () => {
    const wanted = await confirm({
      title: copy.refundQuestion,
      text: copy.refundText,
      action: copy.refundAction,
    });
    if (!wanted) return;
    const order = orderOfDispute(dispute);
    if (!order) return void show({ text: copy.orderNotFound, urgent: true });
    const address = adminAddress(order.url);
    if (routing) routing.navigate(address);
    else location.assign(address);
  };
  return <Button onClick={press}>{copy.refund}</Button>;
}
