import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { SaveBar } from './save-bar.tsx';
import { WizardFrame } from './wizard-frame.tsx';

const STEPS = [
  { id: 'business', label: 'Business' },
  { id: 'verification', label: 'Verification' },
  { id: 'done', label: 'Ready' },
];

test('a wizard says where you are, what is done, and has a way out', async () => {
  const onClose = vi.fn();
  render(
    <WizardFrame
      brand="Countinghouse"
      steps={STEPS}
      current="verification"
      closeLabel="Save and leave"
      onClose={onClose}
      title="Verify who you are"
    >
      <p>The form</p>
    </WizardFrame>,
  );
  const [business, verification, ready] = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole(
    'listitem',
  );
  expect(business?.textContent).toBe('Business, done');
  expect(verification?.getAttribute('aria-current')).toBe('step');
  expect(ready?.textContent).toBe('3Ready');
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 }).textContent).toBe(
    'Verify who you are',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save and leave' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('the save bar stands at the foot of the frame, after the page, wherever in the page it was written', async () => {
  const onSave = vi.fn();
  render(
    <div className="shell">
      <main>
        <SaveBar
          label="Save"
          state={<p>Unsaved changes</p>}
          actions={<Button onClick={onSave}>Save changes</Button>}
        />
        <p>The page</p>
      </main>
    </div>,
  );
  const bar = screen.getByRole('region', { name: 'Save' });
  expect(screen.getByRole('main').contains(bar)).toBe(false);
  expect(screen.getByRole('main').nextElementSibling).toBe(bar);
  await userEvent.click(within(bar).getByRole('button', { name: 'Save changes' }));
  expect(onSave).toHaveBeenCalledOnce();
});
