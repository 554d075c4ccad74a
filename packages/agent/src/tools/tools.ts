import type { ActionVerb } from '@smokejumper/contracts';
import type { Tool } from './tool.ts';
import { acceptDialog } from './verbs/accept-dialog.ts';
import { activate } from './verbs/activate.ts';
import { back } from './verbs/back.ts';
import { check } from './verbs/check.ts';
import { choose } from './verbs/choose.ts';
import { clear } from './verbs/clear.ts';
import { click } from './verbs/click.ts';
import { closeTab } from './verbs/close-tab.ts';
import { dismiss } from './verbs/dismiss.ts';
import { dismissDialog } from './verbs/dismiss-dialog.ts';
import { doubleClick } from './verbs/double-click.ts';
import { drag } from './verbs/drag.ts';
import { expand } from './verbs/expand.ts';
import { fill } from './verbs/fill.ts';
import { forward } from './verbs/forward.ts';
import { goal } from './verbs/goal.ts';
import { hover } from './verbs/hover.ts';
import { login } from './verbs/login.ts';
import { navigate } from './verbs/navigate.ts';
import { newTab } from './verbs/new-tab.ts';
import { open } from './verbs/open.ts';
import { openEmail } from './verbs/open-email.ts';
import { pickDate } from './verbs/pick-date.ts';
import { press } from './verbs/press.ts';
import { reload } from './verbs/reload.ts';
import { remember } from './verbs/remember.ts';
import { request } from './verbs/request.ts';
import { resize } from './verbs/resize.ts';
import { rightClick } from './verbs/right-click.ts';
import { screenshot } from './verbs/screenshot.ts';
import { scroll } from './verbs/scroll.ts';
import { search } from './verbs/search.ts';
import { select } from './verbs/select.ts';
import { set } from './verbs/set.ts';
import { switchTab } from './verbs/switch-tab.ts';
import { toggle } from './verbs/toggle.ts';
import { type } from './verbs/type.ts';
import { uncheck } from './verbs/uncheck.ts';
import { upload } from './verbs/upload.ts';
import { wait } from './verbs/wait.ts';

/** Every action of the language and the tool that does it. `waitFor` is a check and belongs to the loop. */
export const tools: Record<Exclude<ActionVerb, 'waitFor'>, Tool> = {
  navigate,
  open,
  click,
  doubleClick,
  rightClick,
  hover,
  choose,
  select,
  check,
  uncheck,
  toggle,
  fill,
  type,
  set,
  clear,
  pickDate,
  upload,
  drag,
  press,
  scroll,
  expand,
  dismiss,
  acceptDialog,
  dismissDialog,
  activate,
  search,
  login,
  wait,
  back,
  forward,
  reload,
  newTab,
  switchTab,
  closeTab,
  remember,
  resize,
  request,
  openEmail,
  screenshot,
  goal,
};
