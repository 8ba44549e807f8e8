import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { holdStill } from './hold-still.ts';

const passed = () => new Promise((resolve) => setTimeout(resolve, 0));

/** As components listen. */
function shown() {
  const client = new QueryClient();
  const seen: unknown[] = [];
  const observer = new QueryObserver(client, { queryKey: ['rows'], enabled: false });
  const see = notifyManager.batchCalls(() => void seen.push(observer.getCurrentResult().data));
  const stop = observer.subscribe(see);
  return { seen, stop, tell: (data: string) => client.setQueryData(['rows'], data) };
}

test.each(['pointerup', 'pointercancel'])(
  'what comes while something is pressed is shown after %s',
  async (end) => {
    const stop = holdStill();
    const { tell, seen, stop: leave } = shown();
    tell('at once');
    await passed();
    expect(seen).toEqual(['at once']);

    dispatchEvent(new Event('pointerdown'));
    tell('meanwhile');
    await passed();
    expect(seen).toEqual(['at once']);
    dispatchEvent(new Event(end));
    await expect.poll(() => seen).toEqual(['at once', 'meanwhile']);

    tell('and at once again');
    await passed();
    expect(seen).toHaveLength(3);
    leave();
    stop();
  },
);

test('a press that never ends holds nothing back for long', async () => {
  const stop = holdStill();
  const { tell, seen, stop: leave } = shown();
  dispatchEvent(new Event('pointerdown'));
  tell('meanwhile');
  await expect.poll(() => seen, { timeout: 5000 }).toEqual(['meanwhile']);
  leave();
  stop();
});
