import { rm } from 'node:fs/promises';
import { isFileInput } from '../../ground/roles.ts';
import { failure } from '../../run/outcome.ts';
import { fileFor } from '../parts/files.ts';
import { lacking, need, type Tool } from '../tool.ts';

/** `upload`: a file of the flow's folder, or one made up by that name; without target the only file input takes it. */
export const upload: Tool = async (hands, act) => {
  const { value, target } = act.step;
  if (value === undefined || value === '') return lacking('which file to upload');
  const file = await fileFor(hands.session.input.filesDir, value);
  if (file === null) return failure('refused', 'policy', `"${value}" lies outside the flow's folder`);
  try {
    const view = await hands.session.look();
    const inputs = view.items.filter(isFileInput);
    const [only] = inputs;
    if (inputs.length === 1 && only !== undefined) return await hands.act(only, { type: 'upload', files: [file.path] });
    if (target === undefined) {
      const found = inputs.length === 0 ? 'no file input' : `${inputs.length} file inputs`;
      return failure(
        inputs.length === 0 ? 'not_found' : 'refused',
        inputs.length === 0 ? 'missing_element' : 'ambiguous',
        `the page has ${found}`,
      );
    }
    return await hands.perform(need(act, 'file'), { type: 'upload', files: [file.path] });
  } finally {
    if (file.made !== null) hands.session.leftovers.push(() => rm(file.made ?? '', { recursive: true, force: true }));
  }
};
