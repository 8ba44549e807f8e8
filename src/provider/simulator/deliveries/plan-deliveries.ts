import type { ProviderEvent } from '../../provider-objects.ts';
import type { Faults } from '../console/faults.ts';

type PlannedDeliveries = Readonly<{
  /** To be sent now, in this order, some of them twice. */
  atOnce: readonly ProviderEvent[];
  /** To be sent when everybody has forgotten about them. */
  late: readonly ProviderEvent[];
}>;

/** What becomes of events on their way, as the fault plan has it; without one they all go out, in order. */
export function planDeliveries(
  events: readonly ProviderEvent[],
  { nextEventFault }: Pick<Faults, 'nextEventFault'>,
): PlannedDeliveries {
  const atOnce: ProviderEvent[] = [];
  const afterAll: ProviderEvent[] = [];
  const late: ProviderEvent[] = [];
  for (const event of events) {
    switch (nextEventFault()) {
      case 'drop':
        break;
      case 'duplicate':
        atOnce.push(event, event);
        break;
      case 'delay':
        late.push(event);
        break;
      case 'shuffle':
        afterAll.unshift(event);
        break;
      default:
        atOnce.push(event);
    }
  }
  return { atOnce: [...atOnce, ...afterAll], late };
}
