type Wanted = Map<string, Wanted | null>;

/** `id,billing.email` or a list of such names: what is wanted of an object, and of the objects inside it. */
function wantedOf(names: readonly string[]): Wanted {
  const wanted: Wanted = new Map();
  for (const name of names) {
    let at = wanted;
    const steps = name.trim().split('.').filter(Boolean);
    for (const [index, step] of steps.entries()) {
      const known = at.get(step);
      if (known === null) break; // Whoever wants the whole has this part of it.
      const isLast = index === steps.length - 1;
      const inside: Wanted = known ?? new Map();
      at.set(step, isLast ? null : inside);
      at = inside;
    }
  }
  return wanted;
}

function picked(value: unknown, wanted: Wanted | null): unknown {
  if (wanted === null || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => picked(one, wanted));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inside]) => {
      const part = wanted.get(name);
      return part === undefined ? [] : [[name, picked(inside, part)]];
    }),
  );
}

/** The parts of an answer that a caller asked for by `_fields`; names nobody knows are read over, and none means all. */
export function pickFields(answer: unknown, fields: unknown): unknown {
  const texts = (Array.isArray(fields) ? fields : [fields]).filter((one) => typeof one === 'string');
  const names = texts.flatMap((text) => text.split(',')).filter((name) => name.trim() !== '');
  return names.length === 0 ? answer : picked(answer, wantedOf(names));
}
