type Attributes = Readonly<Record<string, string | boolean | ((event: Event) => void) | undefined>>;
export type Piece = Node | string | undefined | false;

/** One element with its attributes, listeners and content. Text is always text: nothing is ever read as HTML. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...content: readonly Piece[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, '');
    else if (typeof value === 'string') element.setAttribute(name, value);
  }
  element.append(...content.filter((piece): piece is Node | string => Boolean(piece)));
  return element;
}
