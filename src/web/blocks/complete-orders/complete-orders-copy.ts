export const completeOrdersCopy = {
  one: 'Complete order',
  mayNot: 'Your role does not complete orders.',
  several: (count: number) => (count === 1 ? 'Complete 1 order' : `Complete ${count} orders`),
  done: (number: string) => `Order #${number} is completed.`,
  doneSeveral: (count: number, shown: string) =>
    count === 1 ? '1 order is completed.' : `${shown} orders are completed.`,
  left: (words: string, count: string) =>
    `${words} ${count} could not be: only orders that are paid and not yet completed can.`,
  notDone: 'Nothing was completed.',
} as const;
