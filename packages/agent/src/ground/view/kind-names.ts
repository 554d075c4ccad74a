import { isFormControl } from '../names/roles.ts';
import { fold } from '../names/text.ts';
import type { Item } from './view.ts';

/** A control that merely calls itself by what it is ("Slider") bears no name: the words in front of it are its name. */
export function dropKindNames(items: readonly Item[]): void {
  for (const item of items)
    if (item.name !== '' && isFormControl(item) && fold(item.name) === item.role) item.name = '';
}
