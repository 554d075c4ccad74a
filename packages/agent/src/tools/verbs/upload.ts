import { rm } from 'node:fs/promises';
import type { Target } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { isFileInput, isFormControl, leadsNowhere, takesPress } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { isOfOtherLine } from '../../ground/places/other-line.ts';
import { fullText, has, type Item, isWithin, nameOf, subtree, type View } from '../../ground/view/view.ts';
import type { Hands } from '../../run/hands.ts';
import { failure, type ToolResult } from '../../run/outcome.ts';
import { fileFor } from '../parts/values/files.ts';
import { type Act, lacking, need, type Tool } from '../tool.ts';

/**
 * `upload`: a file of the flow's folder, or one made up by that name; without target the only file input takes it, or what
 * the only control that tells of attaching a file asks for it.
 */
export const upload: Tool = async (hands, act) => {
  const { value, target } = act.step;
  if (value === undefined || value === '') return lacking('which file to upload');
  const file = await fileFor(hands.session.input.filesDir, value);
  if (file === null) return failure('refused', 'policy', `"${value}" lies outside the flow's folder`);
  try {
    const view = await hands.session.look();
    const inputs = view.items.filter(isFileInput);
    const [only] = inputs;
    if (inputs.length === 1 && only !== undefined && (target === undefined || mayBe(only, { view, target })))
      return await hands.act(only, { type: 'upload', files: [file.path] });
    if (target === undefined) return await giveToOnly(hands, view, file.path);
    const given = await giveTo(hands, act, file.path);
    if (given.ok || given.outcome !== 'not_found' || inputs.length !== 1 || only === undefined) return given;
    const seen = `nothing that takes a file is called "${target.text}", and ${nameOf(only)} may be something else`;
    return failure('refused', 'ambiguous', seen, { refOutcome: 'ambiguous' });
  } finally {
    if (file.made !== null) hands.session.leftovers.push(() => rm(file.made ?? '', { recursive: true, force: true }));
  }
};

const saysFile = /\b(?:files?|upload|browse|attach|drop)\b/i;

// The only field of the page is the one that is told, but where it has a label that says something else or stands in a line that does.
function mayBe(field: Item, { view, target }: { view: View; target: Target }): boolean {
  if (isOfOtherLine(view.items, field, target)) return false;
  if (target.text === undefined || field.label === '' || saysFile.test(field.label)) return true;
  return groundAll(view, { target: { text: target.text }, purpose: 'file', exact: false }).items.some(
    (item) => item === field || isWithin(field, item) || !isFormControl(item),
  );
}

/** To a field that takes files, or to what asks for one when it is pressed: a button, a box to drop files on. */
async function giveTo(hands: Hands, act: Act, path: string): Promise<ToolResult> {
  const found = await hands.locate(need(act, 'file'));
  if (!found.ok) return found;
  const { item } = found;
  if (takesFiles(item)) return hands.perform(need(act, 'file'), { type: 'upload', files: [path] });
  return askedBy(hands, item, path);
}

// The input that such a control opens need not be on the page, or not be shown at all.
async function giveToOnly(hands: Hands, { items }: View, path: string): Promise<ToolResult> {
  const inputs = items.filter(isFileInput);
  const asking = inputs.length === 0 ? items.filter(asksForFile) : [];
  // Beside what asks for a file, "Upload" sends it.
  const openers = asking.some((item) => !isMereUpload(item)) ? asking.filter((item) => !isMereUpload(item)) : asking;
  const [only, ...others] = openers;
  if (only !== undefined && others.length === 0) return askedBy(hands, only, path);
  if (inputs.length + openers.length === 0)
    return failure('not_found', 'missing_element', 'the page has no file input');
  const names = openers.slice(0, 5).map(nameOf).join(', ');
  const found = inputs.length > 0 ? `the page has ${inputs.length} file inputs` : `any of ${names} may take the file`;
  return failure('refused', 'ambiguous', found);
}

const attaches =
  /^(?:attach|upload|browse)(?: (?:files?|attachments?|documents?|images?|photos?|pictures?))?$|^(?:choose|select|add|pick) (?:files?|attachments?)$|\b(?:drop|drag)\b.*\bfiles?\b/;

// "Attach a file", "Upload", "Choose files...", "Drop files here": what leads elsewhere asks for none.
function asksForFile(item: Item): boolean {
  if (!takesPress(item) || item.ref === null || has(item, 'hidden', 'disabled', 'inert', 'behind-modal')) return false;
  if (item.role === 'link' && !leadsNowhere(item)) return false;
  return attaches.test(bare(item.name || fullText(item)).replace(/\b(?:an?|the|your|new|more|some|another|for) /g, ''));
}

function isMereUpload(item: Item): boolean {
  return bare(item.name || fullText(item)) === 'upload';
}

async function askedBy(hands: Hands, item: Item, path: string): Promise<ToolResult> {
  const asked = hands.page().waitForEvent('filechooser', { timeout: chooserMs });
  const [chooser, pressed] = await Promise.all([asked.catch(() => null), hands.act(item, { type: 'click' })]);
  if (!pressed.ok) return pressed;
  if (chooser === null)
    return failure('refused', 'no_evidence', `${nameOf(item)} takes no file, and asked for none when pressed`, {
      item,
    });
  await hands.direct(() => chooser.setFiles(path));
  return pressed;
}

const chooserMs = 2_000;

// The label of a field takes its files, too.
function takesFiles(item: Item): boolean {
  return item.tag === 'label' || subtree(item).some(isFileInput);
}
