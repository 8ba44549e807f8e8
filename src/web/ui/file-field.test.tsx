import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { FileField } from './file-field.tsx';

const receipt = () => new File(['paid'], 'receipt.pdf', { type: 'application/pdf' });

function Receipt({ onChoose }: { onChoose: (file: File) => void }) {
  const [file, setFile] = useState<File>();
  return (
    <FileField
      label="Receipt"
      accept=".pdf"
      file={file && { name: file.name }}
      onRemove={() => setFile(undefined)}
      onChoose={(chosen) => {
        setFile(chosen);
        onChoose(chosen);
      }}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Receipt', { selector: 'input' });

test('the same file can be chosen again after it was removed', async () => {
  const onChoose = vi.fn();
  render(<Receipt onChoose={onChoose} />);
  const file = receipt();
  await userEvent.upload(input(), file);
  expect(screen.getByText('receipt.pdf')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Remove receipt.pdf' }));
  await userEvent.upload(input(), file);
  expect(onChoose).toHaveBeenCalledTimes(2);
});

test('choosing leaves nothing behind, or a refused file could not be chosen a second time', async () => {
  const onChoose = vi.fn();
  render(<FileField label="Receipt" error="receipt.pdf is too large." onChoose={onChoose} />);
  const file = receipt();
  await userEvent.upload(input(), file);
  expect(input().value).toBe('');
  await userEvent.upload(input(), file);
  expect(onChoose).toHaveBeenCalledTimes(2);
});

test('a file can be dropped', () => {
  const onChoose = vi.fn();
  render(<FileField label="Receipt" onChoose={onChoose} />);
  const file = receipt();
  const place = screen.getByRole('button', { name: /Choose a file: Receipt/ });
  fireEvent.drop(place, { dataTransfer: { files: [file] } });
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(file);
});

test('turned off it takes nothing', () => {
  const onChoose = vi.fn();
  render(<FileField label="Receipt" disabled onChoose={onChoose} />);
  fireEvent.drop(screen.getByRole('button', { name: /Choose a file/ }), {
    dataTransfer: { files: [receipt()] },
  });
  expect(onChoose).not.toHaveBeenCalled();
});

test('the problem belongs to the field, and an upload shows how far it is', () => {
  render(
    <FileField
      label="Receipt"
      error="The connection was lost."
      file={{ name: 'receipt.pdf', percent: 61 }}
      onChoose={() => undefined}
      onRemove={() => undefined}
    />,
  );
  const described = screen.getByRole('group', { name: 'Receipt' }).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('The connection was lost.');
  expect(
    screen.getByRole('progressbar', { name: 'Uploading receipt.pdf' }).getAttribute('aria-valuenow'),
  ).toBe('61');
  expect(screen.getByRole('button', { name: 'Cancel upload' })).toBeTruthy();
});
