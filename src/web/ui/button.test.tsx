import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

test('a press is told once', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Export</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('a busy button keeps its name and the focus, and cannot be pressed again', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Refund €248.00
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: /Refund €248\.00/ });
  await userEvent.tab();
  expect(button).toBe(document.activeElement);
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');

  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('a button in a form does not send it unless told to', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Cancel</Button>
      <IconButton icon="close" label="Close" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onSubmit).not.toHaveBeenCalled();
});
