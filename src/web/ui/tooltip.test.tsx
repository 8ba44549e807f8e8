import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hint } from './hint.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Hint label="About the balance">Money you can pay out today.</Hint>);
});
afterEach(() => {
  vi.useRealTimers();
});

const button = () => screen.getByRole('button', { name: 'About the balance' });
const tip = () => screen.queryByRole('tooltip');
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const openByPointing = () => {
  fireEvent.pointerEnter(button());
  wait(700);
};

test('pointing shows the words after 700 ms', () => {
  fireEvent.pointerEnter(button());
  wait(699);
  expect(tip()).toBeNull();
  wait(1);
  expect(tip()?.textContent).toBe('Money you can pay out today.');
});

test('passing by shows nothing', () => {
  fireEvent.pointerEnter(button());
  wait(500);
  fireEvent.pointerLeave(button());
  wait(5000);
  expect(tip()).toBeNull();
});

test('leaving what is explained hides the words after 600 ms', () => {
  openByPointing();
  fireEvent.pointerLeave(button());
  wait(599);
  expect(tip()).not.toBeNull();
  wait(1);
  expect(tip()).toBeNull();
});

test('the words can be pointed at, and hide 300 ms after they are left', () => {
  openByPointing();
  fireEvent.pointerLeave(button());
  wait(500);
  fireEvent.pointerEnter(screen.getByRole('tooltip'));
  wait(5000);
  expect(tip()).not.toBeNull();
  fireEvent.pointerLeave(screen.getByRole('tooltip'));
  wait(299);
  expect(tip()).not.toBeNull();
  wait(1);
  expect(tip()).toBeNull();
});

test('focus shows the words at once and leaving hides them at once', () => {
  act(() => button().focus());
  expect(tip()).not.toBeNull();
  act(() => button().blur());
  expect(tip()).toBeNull();
});

test('Escape closes', () => {
  openByPointing();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(tip()).toBeNull();
});

test('the words describe the button whether they are shown or not', () => {
  const id = button().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('Money you can pay out today.');
});
