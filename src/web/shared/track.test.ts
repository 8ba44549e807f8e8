import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givePageSettings } from '#tests/factories/page-settings.ts';
import { startSession } from '#web/api/session.ts';
import { flushTracking, flushTrackingOnLeave, track } from './track.ts';

const beacon = vi.fn<(address: string, body: Blob) => boolean>();
const sent = () =>
  Promise.all(
    beacon.mock.calls.map(async ([address, body]) => [address, body.type, JSON.parse(await text(body))]),
  );
const text = (body: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(body);
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  givePageSettings();
  startSession('first');
  flushTracking(); // Whatever others left waiting is none of ours.
  beacon.mockReset().mockReturnValue(true);
  vi.stubGlobal('navigator', { sendBeacon: beacon });
});
afterEach(() => {
  flushTracking();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('events of two seconds travel together, with the nonce in the address', async () => {
  track('page_view', { path: '/payments/payouts' });
  track('export_clicked');
  expect(beacon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(await sent()).toEqual([
    [
      '/wp-json/wc-admin/tracks?_wpnonce=first',
      'application/json',
      {
        events: [
          { name: 'page_view', properties: { path: '/payments/payouts' } },
          { name: 'export_clicked', properties: {} },
        ],
      },
    ],
  ]);
});

test('the twentieth event does not wait', () => {
  for (let n = 1; n < 20; n += 1) track('click', { n });
  expect(beacon).not.toHaveBeenCalled();
  track('click', { n: 20 });
  expect(beacon).toHaveBeenCalledTimes(1);
});

test('leaving the page sends what waits, and nothing twice', () => {
  flushTrackingOnLeave();
  track('click');
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(5000);
  expect(beacon).toHaveBeenCalledTimes(1);
});

test('nothing is kept or sent while tracking is off', () => {
  givePageSettings({ isTrackingEnabled: false });
  track('click');
  vi.advanceTimersByTime(5000);
  expect(beacon).not.toHaveBeenCalled();
});

test('where a beacon is refused a plain request goes out, and its failure is nobody’s business', async () => {
  beacon.mockReturnValue(false);
  const request = vi.fn().mockRejectedValue(new TypeError('offline'));
  vi.stubGlobal('fetch', request);
  track('click');
  vi.advanceTimersByTime(2000);
  expect(request).toHaveBeenCalledWith(
    expect.stringContaining('/tracks'),
    expect.objectContaining({ keepalive: true }),
  );
});
