import type { ModelTool } from '../tool.ts';
import { back } from './back.ts';
import { check } from './check.ts';
import { click } from './click.ts';
import { dialog } from './dialog.ts';
import { done } from './done.ts';
import { drag } from './drag.ts';
import { expand } from './expand.ts';
import { extract } from './extract.ts';
import { fill } from './fill.ts';
import { find } from './find.ts';
import { goto } from './goto.ts';
import { hover } from './hover.ts';
import { note } from './note.ts';
import { press } from './press.ts';
import { screenshot } from './screenshot.ts';
import { scroll } from './scroll.ts';
import { select } from './select.ts';
import { snapshot } from './snapshot.ts';
import { tabs } from './tabs.ts';
import { type } from './type.ts';
import { upload } from './upload.ts';
import { waitFor } from './wait-for.ts';

/** Everything a model can do. What is not here it cannot do, whatever a page asks for. */
export const modelTools: readonly ModelTool[] = [
  snapshot,
  expand,
  find,
  click,
  fill,
  type,
  press,
  select,
  check,
  hover,
  scroll,
  upload,
  drag,
  goto,
  back,
  tabs,
  dialog,
  waitFor,
  extract,
  screenshot,
  note,
  done,
];
