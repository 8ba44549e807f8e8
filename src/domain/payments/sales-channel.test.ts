import { expect, test } from 'vitest';
import { channelLabel } from './sales-channel.ts';

test.each([
  ['online', null, 'Online'],
  ['online', 'ios', 'Online'],
  ['in_person', null, 'In person'],
  ['in_person', 'ios', 'Tap to Pay on iPhone'],
  ['in_person', 'android', 'Tap to Pay on Android'],
  ['in_person_pos', null, 'In person (POS)'],
  ['in_person_pos', 'ios', 'Tap to Pay on iPhone'],
  [null, null, undefined],
  [null, 'ios', undefined],
] as const)('%s with device %s reads %s', (channel, source_device, label) => {
  expect(channelLabel({ channel, source_device })).toBe(label);
});
