import { known } from '../shared/word.ts';
import { riskLevelCopy as copy, riskLevelLabel } from './risk-level-copy.ts';

export const RISK_LEVELS = [0, 1, 2] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

export type RiskMark = Readonly<{ label: string; style: 'success' | 'alert' | 'danger' | 'none' }>;
const STYLES = { 0: 'success', 1: 'alert', 2: 'danger' } as const;

/** Words and colour of a risk level; a payment nobody assessed, or on a scale we do not know, says so without colour. */
export const riskMark = (level: number | null): RiskMark => ({
  label: known<string>(riskLevelLabel satisfies Record<RiskLevel, string>, `${level}`) ?? copy.notAssessed,
  style: known(STYLES, `${level}`) ?? 'none',
});
