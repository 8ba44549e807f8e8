import type Stripe from 'stripe';
import type { Reader } from '../provider-objects.ts';
import { idOf, present, readerId } from './stripe-ids.ts';

/** How often a reader was used is counted here from its charges; Stripe does not say. */
export const readerFromStripe = (told: Stripe.Terminal.Reader): Reader => ({
  id: present(readerId(told)),
  device_type: told.device_type,
  label: told.label,
  livemode: told.livemode,
  location: idOf(told.location),
  status: told.status === 'online' ? 'online' : 'offline',
  count: 0,
});
