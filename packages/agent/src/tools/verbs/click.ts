import { chooseInMenu } from '../parts/in-menu.ts';
import { pressNamed } from '../parts/press-named.ts';
import type { Tool } from '../tool.ts';

/** `click`: a press on the element by that name. */
export const click: Tool = async (hands, act) => (await chooseInMenu(hands, act)) ?? pressNamed(hands, act, 'click');
