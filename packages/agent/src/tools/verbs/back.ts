import { historyStep } from '../parts/history.ts';
import type { Tool } from '../tool.ts';

export const back: Tool = (hands) => historyStep(hands, (page) => page.goBack({ waitUntil: 'commit' }));
