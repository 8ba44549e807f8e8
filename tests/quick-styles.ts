type Style = CSSStyleDeclaration;
type Compute = (element: Element) => Style;
type Browser = Pick<Window, 'getComputedStyle'>;

/** What else than its name decides, by a browser's own sheet, whether an element is displayed. */
const DECIDES = ['hidden', 'open', 'type', 'popover', 'style'];
const QUICK = new Map([
  ['display', 'display'],
  ['visibility', 'visibility'],
  ['pointerEvents', 'pointer-events'],
  ['pointer-events', 'pointer-events'],
]);

/** How each jsdom computes by itself. */
const slow = new WeakMap<Browser, Compute>();

export function computeSlowly(browser: Browser): Compute {
  const known = slow.get(browser) ?? browser.getComputedStyle.bind(browser);
  slow.set(browser, known);
  return known;
}

/**
 * Finding something by its role asks of every element whether it can be seen, and jsdom answers by holding it against each
 * rule of its sheet. No sheet of ours is there, so elements of one kind are displayed alike: jsdom is asked about the first
 * of them, and about all but these three properties.
 */
export function quickStyles(compute: Compute): Compute {
  const displays = new Map<string, string>();
  const displayOf = (element: Element): string => {
    const kind = JSON.stringify([element.localName, ...DECIDES.map((name) => element.getAttribute(name))]);
    const display = displays.get(kind) ?? compute(element).display;
    displays.set(kind, display);
    return display;
  };
  /** Both are inherited, and begin where an attribute says so. */
  const inherited = (element: Element, property: string): string => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (at.hasAttribute('hidden') || at.getAttribute('style')?.includes(property))
        return compute(element).getPropertyValue(property);
    return property === 'visibility' ? 'visible' : 'auto';
  };
  const read = (element: Element, property: string): string =>
    property === 'display' ? displayOf(element) : inherited(element, property);

  return (element) => {
    let computed: Style | undefined;
    const whole = (): Style => {
      computed ??= compute(element);
      return computed;
    };
    const getPropertyValue = (property: string): string =>
      QUICK.has(property) ? read(element, property) : whole().getPropertyValue(property);
    return new Proxy({} as Style, {
      get: (_, name) => {
        const quick = QUICK.get(String(name));
        if (quick) return read(element, quick);
        if (name === 'getPropertyValue') return getPropertyValue;
        const value: unknown = Reflect.get(whole(), name);
        return typeof value === 'function' ? value.bind(whole()) : value;
      },
    });
  };
}
