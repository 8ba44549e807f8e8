import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type NewSnackbar, SnackbarProvider, useSnackbar } from './snackbar-provider.tsx';
import { SNACKBAR_MS } from './snackbar-region.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Show({ snackbar }: { snackbar: NewSnackbar | string }) {
  const { show } = useSnackbar();
  return (
    <button type="button" onClick={() => show(snackbar)}>
      Do it
    </button>
  );
}

function show(snackbar: NewSnackbar | string) {
  render(
    <SnackbarProvider>
      <Show snackbar={snackbar} />
    </SnackbarProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
}

const region = () => screen.getByRole('region', { name: 'Notifications' });
const shown = (text: string) => within(region()).queryByText(text) !== null;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('goes away after ten seconds, not before', () => {
  show('Saved.');
  wait(SNACKBAR_MS - 1);
  expect(shown('Saved.')).toBe(true);
  wait(1);
  expect(shown('Saved.')).toBe(false);
});

test('waits under the pointer and goes on with the time it had left', () => {
  show('Saved.');
  wait(4000);
  fireEvent.pointerEnter(region());
  wait(60_000);
  expect(shown('Saved.')).toBe(true);
  fireEvent.pointerLeave(region());
  wait(5999);
  expect(shown('Saved.')).toBe(true);
  wait(1);
  expect(shown('Saved.')).toBe(false);
});

test('waits while the focus is among its buttons', () => {
  show({ text: 'Snoozed.', actions: [{ label: 'Undo', onPress: () => undefined }] });
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  wait(60_000);
  expect(shown('Snoozed.')).toBe(true);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  wait(60_000);
  expect(shown('Snoozed.')).toBe(true);
  act(() => screen.getByRole('button', { name: 'Do it' }).focus());
  wait(SNACKBAR_MS);
  expect(shown('Snoozed.')).toBe(false);
});

test('a message that follows one dismissed under the pointer does not wait for ever', () => {
  show('First.');
  fireEvent.pointerEnter(region());
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
  wait(SNACKBAR_MS);
  expect(shown('First.')).toBe(false);
});

test('an action is done once and takes the message away', () => {
  const onPress = vi.fn();
  show({ text: 'Snoozed.', actions: [{ label: 'Undo', onPress }] });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(shown('Snoozed.')).toBe(false);
});

test.each([
  ['status', false],
  ['alert', true],
] as const)('is read aloud as %s', (role, urgent) => {
  show({ text: 'The payout could not be started.', urgent });
  expect(screen.getByRole(role).textContent).toBe('The payout could not be started.');
  expect(screen.getByRole(role === 'status' ? 'alert' : 'status').textContent).toBe('');
});
