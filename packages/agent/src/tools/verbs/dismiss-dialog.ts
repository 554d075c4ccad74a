import { awaitDialog } from '../parts/await-dialog.ts';
import type { Tool } from '../tool.ts';

export const dismissDialog: Tool = (hands) => awaitDialog(hands, false);
