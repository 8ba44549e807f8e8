import { labelOf, type Word } from '../shared/word.ts';
import { salesChannelLabel, tapToPayLabel } from './sales-channel-copy.ts';

export const SALES_CHANNELS = ['online', 'in_person', 'in_person_pos'] as const;
export type SalesChannel = (typeof SALES_CHANNELS)[number];

/** Phones that take cards without a reader. */
export const SOURCE_DEVICES = ['ios', 'android'] as const;
export type SourceDevice = (typeof SOURCE_DEVICES)[number];

type Sold = Readonly<{ channel: Word<SalesChannel> | null; source_device: Word<SourceDevice> | null }>;

/** How a sale came in. A phone used as the reader is named by its make; what came through no channel has no label. */
export function channelLabel({ channel, source_device }: Sold): string | undefined {
  if (channel === null) return undefined;
  if (channel !== 'online' && source_device !== null)
    return labelOf(tapToPayLabel satisfies Record<SourceDevice, string>, source_device);
  return labelOf(salesChannelLabel satisfies Record<SalesChannel, string>, channel);
}
