import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givePageSettings } from '#tests/factories/page-settings.ts';
import { startSession } from '#web/api/session.ts';
import { followChanges } from './follow-changes.ts';

/** The browser's own line, which jsdom has not. */
class FakeLine extends EventTarget {
  static line: FakeLine | undefined;
  constructor() {
    super();
    FakeLine.line = this;
  }
  close() {}
  tell(caller: object) {
    this.dispatchEvent(new MessageEvent('you', { data: JSON.stringify(caller) }));
  }
}

const client = new QueryClient();
const reload = vi.fn();
let caller: { role_name: string; capabilities: readonly string[]; release: string };
let stop = () => {};
const tell = (changes: object) => FakeLine.line?.tell({ ...caller, ...changes });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeLine);
  reload.mockClear();
  const { user, roleName } = givePageSettings();
  caller = { role_name: roleName, capabilities: user.capabilities, release: '1.0.0' };
  startSession('first');
  stop = followChanges(client, reload);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('whoever is as the page knows them goes on in it', () => {
  tell({});
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['another role', { role_name: 'Support' }],
  ['less', { capabilities: ['see_payments'] }],
  ['nothing', { capabilities: [] }],
])('with %s, the page is made anew', (_, changes) => {
  tell(changes);
  expect(reload).toHaveBeenCalledOnce();
});

test('when another release answers, the page is made anew; when the same one does, it stays', () => {
  tell({});
  tell({});
  expect(reload).not.toHaveBeenCalled();
  tell({ release: '1.0.1' });
  expect(reload).toHaveBeenCalledOnce();
});

test('a new release waits until a dialog is closed', async () => {
  const dialog = document.createElement('div');
  dialog.role = 'dialog';
  document.body.append(dialog);
  tell({});
  tell({ release: '1.0.1' });
  await pass(10_000);
  expect(reload).not.toHaveBeenCalled();
  dialog.remove();
  await pass(2000);
  expect(reload).toHaveBeenCalledOnce();
});

test('an open dialog is not torn away', async () => {
  const dialog = document.createElement('div');
  dialog.role = 'alertdialog';
  document.body.append(dialog);
  tell({ role_name: 'Support' });
  await pass(10_000);
  expect(reload).not.toHaveBeenCalled();
  dialog.remove();
  await pass(2000);
  expect(reload).toHaveBeenCalledOnce();
});

test('nor is what somebody has typed and not saved', async () => {
  const hold = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', hold);
  tell({ role_name: 'Support' });
  await pass(10_000);
  expect(reload).not.toHaveBeenCalled();
  removeEventListener('beforeunload', hold);
  await pass(2000);
  expect(reload).toHaveBeenCalledOnce();
});
