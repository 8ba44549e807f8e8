/** `1.5%`: as the balance data gives it, without zeros that say nothing. */
export const percentageWords = (percentage: number): string => `${Number(percentage.toFixed(3))}%`;
