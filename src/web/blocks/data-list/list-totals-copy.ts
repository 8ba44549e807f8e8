export const listTotalsCopy = {
  all: (count: string, things: string) => `All ${count} ${things}`,
} as const;
