import { fold } from '../../ground/names/text.ts';
import { type Checker, met, notMet, unproven } from '../check.ts';

/** `assertDownload`: a file was downloaded whose name contains or ends with the value. */
export const download: Checker = (step, { downloads }) => {
  const wanted = fold(step.value ?? '');
  const fits = downloads.filter((file) => isNamed(fold(file.filename), wanted));
  const done = fits.find((file) => file.path !== null);
  if (done !== undefined) return met([{ snapshot: 'download', quote: done.filename }]);
  const all = downloads.map((file) => ({ snapshot: 'download', quote: file.filename }));
  const coming = fits.find((file) => file.pending === true);
  if (coming !== undefined) return unproven('no_evidence', `${coming.filename} was still on its way`, all);
  if (fits.length > 0) return notMet(`the download of ${fits[0]?.filename} failed`, all);
  const seen =
    downloads.length === 0
      ? 'nothing was downloaded'
      : `what was downloaded is ${downloads.map((file) => `"${file.filename}"`).join(', ')}`;
  return notMet(seen, all);
};

// ".csv" is how a name ends: "report.csv.zip" is another kind of file.
function isNamed(filename: string, wanted: string): boolean {
  return /^\.[a-z0-9]+(?:\.[a-z0-9]+)?$/.test(wanted) ? filename.endsWith(wanted) : filename.includes(wanted);
}
