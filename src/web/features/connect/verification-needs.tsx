import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { connectCopy as copy } from './connect-copy.ts';

const NEEDS: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'user', title: copy.needsOwner, text: copy.needsOwnerText },
  { icon: 'store', title: copy.needsBusiness, text: copy.needsBusinessText },
  { icon: 'payout', title: copy.needsBank, text: copy.needsBankText },
];

/** What the provider will ask for, to have at hand. */
export const NeedsList = () => (
  <ul className="stack connect-needs" data-gap="small">
    {NEEDS.map(({ icon, title, text }) => (
      <li key={title} className="row" data-nowrap>
        <Icon name={icon} />
        <span>
          <span className="strong">{title}</span>
          <br />
          <span className="muted">{text}</span>
        </span>
      </li>
    ))}
  </ul>
);

export const VerificationNeeds = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog
    open={open}
    title={copy.needsTitle}
    onClose={onClose}
    foot={<Button onClick={onClose}>{copy.close}</Button>}
  >
    <p>{copy.needsLead}</p>
    <NeedsList />
  </Dialog>
);
