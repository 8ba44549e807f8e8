import * as contract from '#contract/tracking.ts';
import { route } from '../../http/route.ts';
import { readOptions } from '../../store/options-repository.ts';
import { storeEvents } from './tracking-repository.ts';

export const trackingRoutes = [
  route(contract.track, async (context, { events }) => {
    const { woocommerce_allow_tracking } = await readOptions(context);
    // Switched off is not an error: the page need not know.
    if (woocommerce_allow_tracking === 'no') return { stored: 0 };
    await storeEvents(context, context.actor.user_id, events);
    return { stored: events.length };
  }),
];
