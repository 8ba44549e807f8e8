/** A text that somebody reads or hears, and where it stands. */
export type Said = Readonly<{ text: string; where: string }>;

/**
 * Runs in the browser. Every text of the page, seen or only heard. Left out is what is not ours to say: code, and what is
 * marked as another language.
 */
export function wordsOnPage(): Said[] {
  const NOT_OURS = 'script, style, template, noscript, code, pre, [lang]:not(html), [translate="no"]';
  const ATTRIBUTES = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'title',
    'placeholder',
    'alt',
    'label',
  ];
  const placeOf = (element: Element): string => {
    const name = `${element.localName}${element.classList[0] ? `.${element.classList[0]}` : ''}`;
    const frame = element.closest(
      '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], section, form',
    );
    return frame && frame !== element
      ? `${name} in ${frame.localName}.${frame.classList[0] ?? frame.role}`
      : name;
  };
  // What waits in a tooltip or a closed list of choices is read when somebody points at it.
  const isThere = (element: Element): boolean =>
    element.closest('[role=tooltip]') !== null ||
    (element.closest('select') ?? element).checkVisibility({ visibilityProperty: true });
  const said: Said[] = [{ text: document.title, where: 'title' }];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue?.trim();
    const element = node.parentElement;
    if (text && element && !element.closest(NOT_OURS) && isThere(element))
      said.push({ text, where: placeOf(element) });
  }
  for (const element of document.body.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join())) {
    if (element.closest(NOT_OURS) || !isThere(element)) continue;
    for (const name of ATTRIBUTES) {
      const text = element.getAttribute(name)?.trim();
      if (text) said.push({ text, where: `${name} of ${placeOf(element)}` });
    }
  }
  return said;
}
