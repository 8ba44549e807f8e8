import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { ConfirmProvider, useConfirm } from './confirm-provider.tsx';
import type { Question } from './confirm-question.tsx';
import { loadOpening } from './opening/load-opening.ts';

beforeAll(loadOpening);

function Ask({ question, onAnswer }: { question: Question; onAnswer: (answer: boolean) => void }) {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={async () => onAnswer(await confirm(question))}>
      Ask
    </button>
  );
}

async function ask(question: Partial<Question> = {}) {
  const onAnswer = vi.fn();
  render(
    <ConfirmProvider>
      <Ask
        question={{ title: 'Accept this dispute?', action: 'Accept dispute', ...question }}
        onAnswer={onAnswer}
      />
    </ConfirmProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('alertdialog', { name: 'Accept this dispute?' });
  return onAnswer;
}

/** A promise that is settled from outside. */
function later() {
  let settle = { resolve: () => {}, reject: (_: unknown) => {} };
  const promise = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
}

const dialog = () => screen.queryByRole('alertdialog');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('confirming answers yes', async () => {
  const onAnswer = await ask();
  await userEvent.click(button('Accept dispute'));
  await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true));
  expect(dialog()).toBeNull();
});

test.each([
  ['Cancel', () => userEvent.click(button('Cancel'))],
  ['Close', () => userEvent.click(button('Close'))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s answers no and gives the focus back', async (_, decline) => {
  const onAnswer = await ask();
  await decline();
  await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false));
  await waitFor(() => expect(document.activeElement).toBe(button('Ask')));
});

test('nothing closes it while the work is under way', async () => {
  const work = later();
  const onConfirm = vi.fn(() => work.promise);
  const onAnswer = await ask({ onConfirm });
  await userEvent.click(button('Accept dispute'));

  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('Close'));
  await userEvent.click(button('Cancel'));
  await userEvent.click(button(/Accept dispute/));
  expect(dialog()).not.toBeNull();
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onAnswer).not.toHaveBeenCalled();

  work.resolve();
  await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true));
  expect(dialog()).toBeNull();
});

test('a failure is said inside, and it can be tried again', async () => {
  const onConfirm = vi.fn().mockRejectedValueOnce(new Error('bank closed')).mockResolvedValueOnce(undefined);
  const onAnswer = await ask({
    onConfirm,
    failureText: (failure) => `Nothing was changed: ${String(failure)}`,
  });

  await userEvent.click(button('Accept dispute'));
  expect((await screen.findByRole('alert')).textContent).toContain('bank closed');
  await userEvent.click(button('Accept dispute'));
  await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true));
});
