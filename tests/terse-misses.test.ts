import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

test('a page without what was looked for is printed, at once or when the wait was in vain', async () => {
  document.body.innerHTML = '<p>Something else</p>';
  expect(() => screen.getByText('It')).toThrow('<p>');
  const looks: unknown[] = [];
  const look = () => {
    try {
      return screen.getByText('It');
    } catch (miss) {
      looks.push(miss);
      throw miss;
    }
  };
  const ended = await waitFor(look, { timeout: 1 }).catch((error: unknown) => error);
  expect(String(looks[0])).toBe(
    'TestingLibraryElementError: Unable to find an element with the text: It. This could be because the text is broken up by multiple elements. In this case, you can provide a function for your text matcher to make your matcher more flexible.',
  );
  expect((ended as Error).message).toContain('Something else');
});
