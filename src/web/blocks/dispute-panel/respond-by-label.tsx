import { respondBy } from '#domain/disputes/response-deadline.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import { useNow } from '#web/shared/now.ts';
import { Chip } from '#web/ui/chip.tsx';
import { disputeEndsCopy as copy } from './dispute-ends-copy.ts';

const CHIP_OF = { urgent: 'alert', warning: 'warning', later: 'light' } as const;

/** How much time is left to respond, by the provider's clock; it counts down while the page is open. */
export function RespondByLabel({ dueBy }: { dueBy: EpochSeconds }) {
  const left = respondBy(dueBy, useNow());
  if (left.kind === 'past_due') return <Chip kind="alert">{copy.pastDue}</Chip>;
  if (left.kind === 'last_day') return <Chip kind="alert">{copy.lastDay}</Chip>;
  return <Chip kind={CHIP_OF[left.kind]}>{copy.daysLeft(left.days)}</Chip>;
}
