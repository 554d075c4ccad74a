import { awaitDialog } from '../parts/await-dialog.ts';
import type { Tool } from '../tool.ts';

/** `acceptDialog`: was armed before the step that raised it; here it is proved that it came. */
export const acceptDialog: Tool = (hands) => awaitDialog(hands, true);
