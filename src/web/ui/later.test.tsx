import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { later } from './later.ts';

afterEach(() => vi.restoreAllMocks());

class Caught extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? 'taken down' : this.props.children);
}

const Piece = () => <p>the piece</p>;
const cutOff = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function show(load: () => Promise<typeof Piece>): void {
  const Later = later(load);
  render(
    <Caught>
      <Suspense fallback="on its way">
        <Later />
      </Suspense>
    </Caught>,
  );
}

test('a piece that was cut off waits for the connection, and asks for its sheet again too', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  document.head.append(sheet);
  const load = vi.fn<() => Promise<typeof Piece>>().mockImplementationOnce(cutOff).mockResolvedValue(Piece);
  show(load);
  expect(await screen.findByText('on its way')).toBeTruthy();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  isOnline.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('the piece')).toBeTruthy();
  expect(sheet.isConnected).toBe(false);
  const again = document.head.querySelector('link[rel=stylesheet]');
  expect(again).not.toBeNull();
  again?.remove();
});

test('code that is not there is said at once while the connection is', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show(cutOff);
  expect(await screen.findByText('taken down')).toBeTruthy();
});
