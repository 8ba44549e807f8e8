import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { givePageSettings } from '#tests/factories/page-settings.ts';
import { aPayoutReply } from '#tests/factories/payout-reply.ts';
import { PayoutDates } from './payout-dates.tsx';

test.each([
  ['pending', 'Leaves Nov 14, 2023Arrives Nov 16, 2023'],
  ['in_transit', 'Left Nov 14, 2023Arrives Nov 16, 2023'],
  ['paid', 'Left Nov 14, 2023Arrived Nov 16, 2023'],
  ['failed', 'Left Nov 14, 2023Came back'],
  ['canceled', 'Planned for Nov 14, 2023Called off before it left'],
] as const)(
  'a payout that is %s says when it leaves and when it arrives, as far as it does',
  (status, words) => {
    givePageSettings();
    const { container } = render(<PayoutDates latest={[aPayoutReply({ status })]} coming={[]} />);
    expect(container.querySelector('dt')?.textContent).toBe(words);
  },
);
