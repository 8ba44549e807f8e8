import { labelOf, type Word } from '../shared/word.ts';

export const SALES_CHANNELS = ['online', 'in_person', 'in_person_pos'] as const;
export type SalesChannel = (typeof SALES_CHANNELS)[number];

/** Phones that take cards without a reader. */
export const SOURCE_DEVICES = ['ios', 'android'] as const;
export type SourceDevice = (typeof SOURCE_DEVICES)[number];

export const salesChannelLabel: Readonly<Record<SalesChannel, string>> = {
  online: 'Online',
  in_person: 'In person',
  in_person_pos: 'In person (POS)',
};

export const tapToPayLabel: Readonly<Record<SourceDevice, string>> = {
  ios: 'Tap to Pay on iPhone',
  android: 'Tap to Pay on Android',
};

type Sold = Readonly<{ channel: Word<SalesChannel> | null; source_device: Word<SourceDevice> | null }>;

/** How a sale came in. A phone used as the reader is named by its make; what came through no channel has no label. */
export function channelLabel({ channel, source_device }: Sold): string | undefined {
  if (channel === null) return undefined;
  if (channel !== 'online' && source_device !== null) return labelOf(tapToPayLabel, source_device);
  return labelOf(salesChannelLabel, channel);
}
