import type { Bug as Change } from './bugs.ts';
import { contentChurn } from './churn/content.ts';
import { layoutChurn } from './churn/layout.ts';
import { timingChurn } from './churn/timing.ts';

export const churn: Record<string, Change> = { ...contentChurn, ...layoutChurn, ...timingChurn };
