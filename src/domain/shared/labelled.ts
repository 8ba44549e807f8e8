/** Rows that are called, whenever somebody looks, by the listener's words. */
export const labelled = <
  const Row extends Readonly<{ id: string }>,
  Words extends Readonly<Record<Row['id'], string>>,
>(
  rows: readonly Row[],
  words: Words,
) =>
  rows.map((row) => ({
    ...row,
    get label(): Words[Row['id']] {
      const id: Row['id'] = row.id;
      return words[id];
    },
  }));
