export const RISK_LEVELS = [0, 1, 2] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

export const riskLevelLabel: Readonly<Record<RiskLevel, string>> = {
  0: 'Normal',
  1: 'Elevated',
  2: 'Highest',
};
export const RISK_NOT_ASSESSED = 'N/A';

export type RiskMark = Readonly<{ label: string; style: 'success' | 'alert' | 'danger' | 'none' }>;
const STYLES = { 0: 'success', 1: 'alert', 2: 'danger' } as const;

/** Words and colour of a risk level; a payment nobody assessed, or on a scale we do not know, says so without colour. */
export function riskMark(level: number | null): RiskMark {
  const told = RISK_LEVELS.find((one) => one === level);
  return told === undefined
    ? { label: RISK_NOT_ASSESSED, style: 'none' }
    : { label: riskLevelLabel[told], style: STYLES[told] };
}
