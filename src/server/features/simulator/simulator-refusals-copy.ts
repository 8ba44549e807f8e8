import { spoken } from '#domain/shared/spoken.ts';

/** What is wrong with something that was asked of the simulator. */
export const simulatorRefusalsCopy = spoken(
  'server/features/simulator/simulator-refusals-copy#simulatorRefusalsCopy',
  {
    eitherWay: 'Say one of three: how far to advance, which time to set, or what to wait for.',
    noPayout: 'No payout would come: none is on its way, and there is no money that leaves by itself.',
    duration: 'Expected a duration such as P3D or PT1H',
    onlyForward: 'Time only moves forward.',
    fiveYears: 'At most five years at a time.',
    currency: 'The account takes no payments in this currency.',
    items: (sum: number, amount: number) => `They add up to ${sum}, and the amount is ${amount}.`,
    product: 'There is no such product.',
  } as const,
);
