/** Runs in the browser. Texts of which a part is hidden, that leave their box or card, that lie over another, or whose words are torn. */
export function cutTexts(): string[] {
  type Shown = Readonly<{ element: Element; layer: Element; rects: readonly DOMRect[]; text: string }>;
  const SLACK_PX = 1.5;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const boxes = new Map<Element, DOMRect>();
  const boxOf = (element: Element): DOMRect => {
    const box = boxes.get(element) ?? element.getBoundingClientRect();
    boxes.set(element, box);
    return box;
  };
  const cut = new Set<string>();
  const tell = (how: string, text: string, element: Element) =>
    cut.add(`${how}: ${text.slice(0, 60)} <${element.localName}.${element.classList[0] ?? ''}>`);

  const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  const isWider = (rect: DOMRect, box: DOMRect): boolean =>
    rect.right > box.right + SLACK_PX || rect.left < box.left - SLACK_PX;
  const isBelow = (rect: DOMRect, box: DOMRect): boolean => {
    const middle = rect.top + rect.height / 2;
    return middle > box.bottom || middle < box.top;
  };
  const common = (one: DOMRect, other: DOMRect): DOMRect => {
    const [x, y] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
    return new DOMRect(x, y, Math.min(one.right, other.right) - x, Math.min(one.bottom, other.bottom) - y);
  };

  /** A word of usual length that goes on in the next line. Ids and names of files may be broken anywhere, and hyphens part words. */
  function isTorn(text: Text, element: Element): boolean {
    if (element.closest('code, .mono, [lang]:not(html)')) return false;
    const range = document.createRange();
    // Scripts that set no spaces between words break between syllables.
    const unspaced =
      /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
    return [...text.data.matchAll(/(?<![\p{L}\w@./-])\p{L}{3,14}(?![\p{L}\w@./-])/gu)].some(
      ({ 0: word, index }) => {
        if (unspaced.test(word)) return false;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        return new Set(tops).size > 1;
      },
    );
  }

  /** The rectangles of a text that are seen; nothing where it is only heard, or folded away. */
  function shownOf(text: Text, element: Element): Shown | undefined {
    const range = document.createRange();
    range.selectNodeContents(text);
    let rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const words = text.data.trim();
    const isOffered = element.closest('[title]') !== null;
    const told: [how: string, at: Element][] = [];
    let reachable = false;
    let block: Element | undefined;
    let layer: Element = document.body;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = styleOf(at);
      const box = boxOf(at);
      if (style.display === 'contents') continue;
      if (hides(style.overflowX) && (box.width <= 2 || box.height <= 2)) return undefined;
      if (!block && style.display !== 'inline') {
        block = at;
        const isCut = hides(style.overflowX) ? at.scrollWidth > at.clientWidth + 1 : false;
        if (isCut && !isOffered) told.push(['cut off', at]);
        else if (!hides(style.overflowX) && !/auto|scroll/.test(style.overflowX))
          if (rects.some((rect) => isWider(rect, box))) told.push(['runs out of its box', at]);
      }
      if (!reachable && at.classList.contains('card') && rects.some((rect) => isWider(rect, box)))
        told.push(['runs out of its card', at]);
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
        reachable ||= /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
        const isHidden = (rect: DOMRect) =>
          (hides(style.overflowX) && isWider(rect, box)) || (hides(style.overflowY) && isBelow(rect, box));
        if (!reachable && !isOffered && rects.some(isHidden)) told.push(['cut off', at]);
        rects = rects.map((rect) => common(rect, box)).filter(({ width, height }) => width > 1 && height > 1);
      }
      if (layer === document.body && (/fixed|sticky/.test(style.position) || style.zIndex !== 'auto'))
        layer = at;
      if (style.position === 'fixed') break;
    }
    for (const [how, at] of told) tell(how, words, at);
    if (rects.length > 1 && isTorn(text, element)) tell('torn', words, element);
    return rects.length > 0 ? { element, layer, rects, text: words } : undefined;
  }

  const shown: Shown[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!node.nodeValue?.trim() || !element || element.closest('option, script, style, svg')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const one = shownOf(node as Text, element);
    if (one) shown.push(one);
  }

  const lieOver = (one: DOMRect, other: DOMRect): boolean => {
    const { width, height } = common(one, other);
    return width > 2 * SLACK_PX && height > Math.min(one.height, other.height) / 2;
  };
  shown.forEach((one, place) => {
    for (const other of shown.slice(place + 1)) {
      if (one.layer !== other.layer || one.element === other.element) continue;
      if (one.rects.some((rect) => other.rects.some((second) => lieOver(rect, second))))
        tell(`lies over "${other.text.slice(0, 40)}"`, one.text, one.element);
    }
  });

  /** A choice may take several lines, as a paragraph does. */
  const linesOf = (text: string, room: number, pen: CanvasRenderingContext2D): readonly string[] => {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = [...lines.slice(-1), word].join(' ');
      if (lines.length > 0 && pen.measureText(longer).width <= room) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  const pen = document.createElement('canvas').getContext('2d');
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    const text =
      field instanceof HTMLSelectElement
        ? field.selectedOptions[0]?.text
        : field.value === '' && field.placeholder;
    if (!text || !pen || field.title || !field.checkVisibility({ visibilityProperty: true })) continue;
    const style = styleOf(field);
    // A hint that ends in dots stands beside a name that is read whole.
    if (field instanceof HTMLInputElement && style.textOverflow === 'ellipsis') continue;
    // So does a choice among payments or cards, whose list shows it whole.
    if (/\b[a-z]{2}_\w{8}|\d{4} \d{4}/.test(text)) continue;
    pen.font = style.font;
    const room =
      field.clientWidth -
      Number.parseFloat(style.paddingInlineStart) -
      Number.parseFloat(style.paddingInlineEnd);
    if (field.clientWidth <= 2) continue;
    const lines = style.whiteSpace === 'normal' ? linesOf(text, room, pen) : [text];
    const isTall = lines.length * Number.parseFloat(style.lineHeight) > field.clientHeight;
    if (isTall || lines.some((line) => pen.measureText(line).width > room + 2)) tell('cut off', text, field);
  }

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth)
    tell(`the page scrolls sideways by ${scrollWidth - innerWidth} px`, '', document.body);
  return [...cut];
}
