import { failure } from '../../run/outcome.ts';
import type { Tool } from '../tool.ts';

/** `openEmail`: needs a mailbox to read, which this run has not. */
export const openEmail: Tool = async () =>
  failure('refused', 'no_evidence', 'no mailbox is configured to look for mail in');
