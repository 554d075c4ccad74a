import { historyStep } from '../parts/history.ts';
import type { Tool } from '../tool.ts';

export const reload: Tool = (hands) => historyStep(hands, (page) => page.reload({ waitUntil: 'commit' }));
