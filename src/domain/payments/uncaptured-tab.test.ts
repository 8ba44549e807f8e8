import { expect, test } from 'vitest';
import { showsUncapturedTab } from './uncaptured-tab.ts';

test.each([
  ['nothing is known', true, {}, false],
  ['capturing by hand is on', true, { isManualCaptureOn: true }, true],
  ['nothing waits', true, { isManualCaptureOn: false, count: 0 }, false],
  ['one waits', true, { isManualCaptureOn: false, count: 1 }, true],
  ['the feature is off', false, { isManualCaptureOn: true, count: 5 }, false],
])('%s', (_, isEnabled, uncaptured, expected) => {
  expect(showsUncapturedTab(isEnabled, uncaptured)).toBe(expected);
});
