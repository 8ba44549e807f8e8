export const isOneOf = <Member extends string>(members: readonly Member[], word: unknown): word is Member =>
  members.some((member) => member === word);
