import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CleanedHtml } from './cleaned-html.tsx';

test.each([
  [
    '<b>Bold</b> <em>and</em> <i>so</i><br><strong>on</strong>',
    '<b>Bold</b> <em>and</em> <i>so</i><br><strong>on</strong>',
  ],
  [
    '<a href="https://a.example" onclick="x()" target="_top">more</a>',
    '<a href="https://a.example">more</a>',
  ],
  ['<a href="javascript:alert(1)">more</a>', '<a>more</a>'],
  ['<a href="//evil.example">more</a>', '<a>more</a>'],
  ['<script>alert(1)</script>kept', 'kept'],
  ['<img src=x onerror=alert(1)>kept', 'kept'],
  ['<h1>Title</h1><iframe src="https://evil.example"></iframe>', 'Title'],
  ['<p style="position:fixed">Text</p>', '<p>Text</p>'],
])('%s becomes %s', (html, shown) => {
  const { container } = render(<CleanedHtml html={html} />);
  expect(container.firstElementChild?.innerHTML).toBe(shown);
});
