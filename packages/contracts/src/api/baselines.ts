import { z } from 'zod';
import { Browsing } from '../browsing.ts';
import { idOf } from '../ids.ts';
import { PageQuery, pageOf } from './page.ts';

/** How the browser was set up that took a picture; only pictures of one look are compared. null: by default. */
export const Look = Browsing.pick({ viewport: true, colorScheme: true, locale: true, timezone: true });
export type Look = z.infer<typeof Look>;

/** The picture that `assertScreenshot` compares with under a name, of a flow in an environment and look. */
export const Baseline = z.object({
  id: idOf('baseline'),
  flowId: idOf('flow'),
  environmentId: idOf('environment'),
  name: z.string(),
  look: Look,
  contentType: z.literal('image/png'),
  bytes: z.number().int(),
  /** The run that took it, which may be gone by now. */
  runId: idOf('run'),
  /** Who accepted it; null: a run stored it, as there was none. */
  acceptedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Where it is shown, without a key, until `expiresAt`. */
  signedUrl: z.url(),
  expiresAt: z.iso.datetime(),
});
export type Baseline = z.infer<typeof Baseline>;
export const BaselinePage = pageOf(Baseline);

export const BaselineQuery = PageQuery.extend({ environmentId: idOf('environment').optional() });
export type BaselineQuery = z.infer<typeof BaselineQuery>;

/** Accepts what a run saw: the id of an artifact of the kind `actual`. */
export const BaselineInput = z.strictObject({ artifactId: idOf('artifact') });
export type BaselineInput = z.infer<typeof BaselineInput>;
