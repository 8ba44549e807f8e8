export type ComboboxOption = {
  value: string;
  label: string;
  /** Options with the same group stand together under its name. */
  group?: string;
  /** Other words somebody may look for it by. */
  keywords?: readonly string[];
  /** A little more, after the label. */
  detail?: string;
};

/** Without case and accents: "sao" finds São Paulo. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase()
    .trim();

/** The options in which every typed word is found, in label, detail or keywords. */
export function matchingOptions(
  options: readonly ComboboxOption[],
  typed: string,
): readonly ComboboxOption[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ label, detail = '', keywords = [] }) => {
    const text = plain([label, detail, ...keywords].join(' '));
    return words.every((word) => text.includes(word));
  });
}

export type OptionGroup = { name: string | undefined; options: readonly ComboboxOption[] };

/** Options by group, in the order in which groups first appear. */
export function groupOptions(options: readonly ComboboxOption[]): readonly OptionGroup[] {
  const groups = new Map<string | undefined, ComboboxOption[]>();
  for (const option of options) {
    const together = groups.get(option.group);
    if (together) together.push(option);
    else groups.set(option.group, [option]);
  }
  return [...groups].map(([name, together]) => ({ name, options: together }));
}
