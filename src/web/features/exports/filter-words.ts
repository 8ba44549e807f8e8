/** Order and the joining of conditions do not narrow a list. */
const NO_FILTERS: readonly string[] = ['sort', 'direction', 'match', 'user_timezone'];

/** `type is refund`: what the list was narrowed by, as its address says it. */
export function filterWords(filters: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(filters).flatMap(([name, value]) => {
    if (NO_FILTERS.includes(name) || value === undefined || value === null || value === '') return [];
    const words = Array.isArray(value) ? value.join(' – ') : String(value);
    return words === '' ? [] : [`${name.replaceAll('_', ' ')} ${words}`];
  });
}
