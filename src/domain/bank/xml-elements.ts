import { lineCounter } from './line-counter.ts';
import { UnreadableFile } from './statement-problem.ts';

/** An element by its name without prefix, with the line it begins at. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: string;
  readonly line: number;
  readonly from: number;
  text: string;
  readonly children: XmlElement[];
};

const DEPTH_MAX = 64;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function unescaped(text: string, line: number): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x?[\da-fA-F]{1,6}|\w{1,10})?;?/g, (whole, name: string | undefined) => {
    const known = name !== undefined && whole.endsWith(';') ? characterOf(name) : undefined;
    // A file that names parts of its own could make a small text endless.
    if (known === undefined) throw new UnreadableFile('damaged', line);
    return known;
  });
}

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
  const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/**
 * Reads XML from its first element to the end of it, and hands each element over that `takes` wants once it is complete,
 * with its children in it and the text it was written as; what was handed over is kept nowhere else. Anything that declares
 * parts of its own is refused.
 */
export function readXml(
  text: string,
  takes: (name: string, parent: string) => boolean,
  take: (element: XmlElement, raw: string, path: readonly XmlElement[]) => void,
  opened: (element: XmlElement) => void = () => undefined,
): void {
  const path: XmlElement[] = [];
  const lineAt = lineCounter(text);
  let [at, line, isOver] = [0, 1, false];
  const countTo = (end: number): void => {
    at = end;
    line = lineAt(end);
  };
  const add = (written: string): void => {
    const top = path.at(-1);
    if (top) top.text += written;
    else if (written.trim() !== '') throw new UnreadableFile('damaged', line);
  };
  const skipTo = (end: string): void => {
    const found = text.indexOf(end, at);
    if (found === -1) throw new UnreadableFile('cut_off', line);
    countTo(found + end.length);
  };
  const close = (end: number): void => {
    const element = path.pop();
    if (!element) throw new UnreadableFile('damaged', line);
    const parent = path.at(-1);
    if (!parent) isOver = true;
    if (takes(element.name, parent?.name ?? '')) take(element, text.slice(element.from, end), path);
    else parent?.children.push(element);
  };

  while (!isOver) {
    const mark = text.indexOf('<', at);
    if (mark === -1) throw new UnreadableFile('cut_off', line);
    if (mark > at) {
      add(unescaped(text.slice(at, mark), line));
      countTo(mark);
    }
    if (text.startsWith('<!--', at)) skipTo('-->');
    else if (text.startsWith('<?', at)) skipTo('?>');
    else if (text.startsWith('<![CDATA[', at)) {
      const from = at + '<![CDATA['.length;
      skipTo(']]>');
      add(text.slice(from, at - ']]>'.length));
    } else if (text.startsWith('<!', at)) throw new UnreadableFile('doctype', line);
    else {
      const end = text.indexOf('>', at);
      if (end === -1) throw new UnreadableFile('cut_off', line);
      const [from, begunAt] = [at, line];
      const tag = text.slice(at + 1, end);
      countTo(end + 1);
      if (tag.startsWith('/')) {
        if (localName(tag.slice(1).trim()) !== path.at(-1)?.name)
          throw new UnreadableFile('damaged', begunAt);
        close(end + 1);
        continue;
      }
      const isEmpty = tag.endsWith('/');
      const [, name = '', attributes = ''] = /^([^\s/]+)\s*([\s\S]*?)\/?$/.exec(tag) ?? [];
      if (name === '' || path.length >= DEPTH_MAX) throw new UnreadableFile('damaged', begunAt);
      const element = { name: localName(name), attributes, line: begunAt, from, text: '', children: [] };
      path.push(element);
      opened(element);
      if (isEmpty) close(end + 1);
    }
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The first element at a path below this one. */
export function childAt(
  element: XmlElement | undefined,
  ...names: readonly string[]
): XmlElement | undefined {
  let found = element;
  for (const name of names) found = found?.children.find((child) => child.name === name);
  return found;
}

/** Every element at a path below this one. */
export const childrenAt = (
  element: XmlElement | undefined,
  ...names: readonly string[]
): readonly XmlElement[] =>
  names.reduce<readonly XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    element ? [element] : [],
  );

/** Its text without the blanks around it; nothing where there is none. */
export const textAt = (element: XmlElement | undefined, ...names: readonly string[]): string | undefined =>
  childAt(element, ...names)?.text.trim() || undefined;

export const attributeOf = (element: XmlElement | undefined, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`).exec(element?.attributes ?? '')?.[1];
