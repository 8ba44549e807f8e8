import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { IconButton } from './icon-button.tsx';
import { LinkRoutingContext } from './link.tsx';
import { Menu } from './menu.tsx';
import { loadOpening } from './opening/load-opening.ts';

beforeAll(loadOpening);

async function open() {
  const [onPress, navigate] = [vi.fn(), vi.fn()];
  render(
    <LinkRoutingContext value={{ navigate }}>
      <Menu
        label="Payment actions"
        trigger={(trigger) => <IconButton icon="more" label="More" {...trigger} />}
        groups={[
          [
            { id: 'refund', label: 'Refund', onPress },
            { id: 'off', label: 'Capture', disabled: true, onPress },
          ],
          [{ id: 'order', label: 'Open the order', href: '?page=wc-orders' }],
        ]}
      />
    </LinkRoutingContext>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu', { name: 'Payment actions' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Refund' })));
  return { onPress, navigate, button };
}

const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

test('opens on its first entry, and Escape gives the focus back', async () => {
  const { button, onPress } = await open();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  await closed();
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(onPress).not.toHaveBeenCalled();
});

test('Enter does it once and closes', async () => {
  const { onPress } = await open();
  await userEvent.keyboard('{Enter}');
  await closed();
  expect(onPress).toHaveBeenCalledOnce();
});

test('arrows pass over what is turned off, and a link goes through the router', async () => {
  const { navigate } = await open();
  await userEvent.keyboard('{ArrowDown}');
  const link = screen.getByRole('menuitem', { name: 'Open the order' });
  await waitFor(() => expect(document.activeElement).toBe(link));
  await userEvent.keyboard('{Enter}');
  await closed();
  expect(navigate.mock.calls[0]?.[0]).toBe('?page=wc-orders');
});
