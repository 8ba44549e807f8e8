import { afterEach, expect, test } from 'vitest';
import { assert } from '#domain/shared/assert.ts';
import { computeSlowly, quickStyles } from './quick-styles.ts';

const PAGE = `
  <main><h1>Title</h1><p>Text <b>bold</b> <a href="#">link</a></p><ul><li>One</li></ul>
    <table><thead><tr><th>Head</th></tr></thead><tbody hidden><tr><td>Cell</td></tr></tbody></table>
    <p hidden>Away <i>too</i></p><dialog>Closed</dialog><dialog open>Open <b>now</b></dialog>
    <details><summary>More</summary>Inside</details><template><b>Never</b></template><div popover>Over</div>
    <form><input type="hidden"><input type="text"><button disabled>Send</button><select><option>One</option></select></form>
    <div style="visibility: hidden">Unseen <b>child</b> <b style="visibility: visible">seen</b></div>
    <div style="pointer-events: none">Untouched <b>child</b></div><span style="display: none">Gone</span>
    <span style="display: flex; opacity: 0.5">Bent</span><svg><title>Name</title><path d="M0 0"></path></svg></main>`;

// Files share a document.
afterEach(() => document.body.replaceChildren());

test('what is computed quickly is what jsdom computes', () => {
  const browser = document.defaultView;
  assert(browser, 'the document is shown');
  document.body.innerHTML = PAGE;
  const compute = computeSlowly(browser);
  const computeQuickly = quickStyles(compute);
  const read = (style: CSSStyleDeclaration) => [
    style.display,
    style.visibility,
    style.pointerEvents,
    style.opacity,
    ...['display', 'visibility', 'pointer-events', 'overflow-x'].map((name) => style.getPropertyValue(name)),
  ];
  const elements = [...document.querySelectorAll('*')];
  expect(elements.length).toBeGreaterThan(40);
  for (const element of elements)
    expect([element.outerHTML, read(computeQuickly(element))]).toEqual([
      element.outerHTML,
      read(compute(element)),
    ]);
});
