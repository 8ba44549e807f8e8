let made = 0;

/** A number nobody else in this test process has: what keeps ids and names apart. */
export const nextNumber = (): number => {
  made += 1;
  return made;
};
