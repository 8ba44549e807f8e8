import type { Charge } from '#contract/payments.ts';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { paths } from '../../shared/paths.ts';
import { FiredRules } from './fired-rules.tsx';
import { paymentActionsCopy } from './payment-actions-copy.ts';

const copy = paymentActionsCopy.firedRules;

/** A payment that the store's rules blocked at once: which ones, and over which addresses. */
export function StoppedByRules({ charge }: { charge: Charge }) {
  if (charge.screening?.outcome !== 'block') return null;
  return (
    <Card title={copy.title} foot={<Link href={paths.fraudProtection()}>{copy.seeRules}</Link>}>
      <FiredRules charge={charge} isHeld={false} />
    </Card>
  );
}
