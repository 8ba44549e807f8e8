/** Where what was typed waits while the page is loaded in another language. */
export const CARRIED = 'carried';

/** What stood in each control, by the place of the control: in another language it has another name. */
export type Carried = Readonly<{ at: string; states: Readonly<Record<string, string | boolean>> }>;

/** Ids and names that React makes up begin with a sign, and are others after each load. */
const isOurs = (id: string): boolean => /^[a-z]/i.test(id);

function sectionOf(control: Element): string {
  let around = control.parentElement;
  while (around && !isOurs(around.id)) around = around.parentElement;
  return around?.id ?? '';
}

const kindOf = (control: Element): string => {
  const [type, name] = [control.getAttribute('type') ?? '', control.getAttribute('name') ?? ''];
  return `${sectionOf(control)} ${control.localName} ${type} ${isOurs(name) ? name : ''}`;
};

/**
 * Every control under its place: the section it stands in, its kind, and how many of that kind stand before it there. What
 * arrives late, or stands there in one language alone, then moves nothing in another section and nothing of another kind.
 */
export function controlsByPlace(): ReadonlyMap<string, Element> {
  const seen = new Map<string, number>();
  const places = new Map<string, Element>();
  for (const control of document.querySelectorAll('main :is(input,textarea,select)')) {
    const kind = kindOf(control);
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    places.set(`${kind} ${before}`, control);
  }
  return places;
}
