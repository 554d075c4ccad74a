import { historyStep } from '../parts/history.ts';
import type { Tool } from '../tool.ts';

export const forward: Tool = (hands) => historyStep(hands, (page) => page.goForward({ waitUntil: 'commit' }));
