import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Link, type LinkProps, LinkRoutingContext } from './link.tsx';

function press(props: LinkProps, init: MouseEventInit = {}) {
  const navigate = vi.fn();
  const preload = vi.fn();
  render(
    <LinkRoutingContext value={{ navigate, preload }}>
      <Link {...props}>There</Link>
    </LinkRoutingContext>,
  );
  const link = screen.getByRole('link', { name: 'There' });
  fireEvent.pointerEnter(link);
  const click = createEvent.click(link, init);
  // Nothing may really be loaded here, so the page itself holds back whatever the link lets through.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent(link, click);
  return { navigate, preload };
}

test.each([
  ['an address of the site', { href: '/wp-admin/admin.php?page=wc-admin' }, {}, true],
  ['only a query', { href: '?page=wc-admin' }, {}, true],
  ['its own window, said aloud', { href: '?page=wc-admin', target: '_self' }, {}, true],
  ['another window', { href: '?page=wc-admin', target: '_blank' }, {}, false],
  ['a download', { href: '/export.csv', download: '' }, {}, false],
  ['another site', { href: 'https://example.com/' }, {}, false],
  ['another site without a scheme', { href: '//example.com/' }, {}, false],
  ['a place on this page', { href: '#main' }, {}, false],
  ['held with Ctrl', { href: '?page=wc-admin' }, { ctrlKey: true }, false],
  ['held with Command', { href: '?page=wc-admin' }, { metaKey: true }, false],
  ['held with Shift', { href: '?page=wc-admin' }, { shiftKey: true }, false],
  ['the middle button', { href: '?page=wc-admin' }, { button: 1 }, false],
])('%s', (_, props, init, goesByRouter) => {
  const { navigate } = press(props, init);
  expect(navigate).toHaveBeenCalledTimes(goesByRouter ? 1 : 0);
});

test('pointing at a link of the site fetches its screen, at another site nothing', () => {
  expect(press({ href: '?page=wc-admin' }).preload).toHaveBeenCalledWith('?page=wc-admin');
});

test('a handler that has done the work is believed', () => {
  const { navigate } = press({ href: '?page=wc-admin', onClick: (event) => event.preventDefault() });
  expect(navigate).not.toHaveBeenCalled();
});
