import { z } from 'zod';
import { idOf } from '../ids.ts';
import { DeploymentSource } from '../words.ts';
import { FlowChoice } from './choice.ts';
import { PageQuery, pageOf } from './page.ts';

/** Body of a generic deploy hook. Without a choice every flow of the environment's project runs. */
export const GenericDeploy = z.strictObject({
  url: z.url({ protocol: /^https?$/, error: 'is not an http or https address' }),
  environment: z.string().min(1).max(100).optional(),
  sha: z
    .string()
    .regex(/^[0-9a-f]{7,64}$/)
    .optional(),
  ref: z.string().max(300).optional(),
  repository: z.string().max(300).optional(),
  ...FlowChoice.shape,
});
export type GenericDeploy = z.infer<typeof GenericDeploy>;

/** A deploy that a client reports itself, without a hook. */
export const DeploymentInput = GenericDeploy.extend({ environmentId: idOf('environment') });
export type DeploymentInput = z.infer<typeof DeploymentInput>;

export const Deployment = z.object({
  id: idOf('deployment'),
  environmentId: idOf('environment'),
  source: DeploymentSource,
  url: z.string(),
  sha: z.string().nullable(),
  ref: z.string().nullable(),
  repository: z.string().nullable(),
  runs: z.array(idOf('run')),
  createdAt: z.iso.datetime(),
});
export type Deployment = z.infer<typeof Deployment>;
export const DeploymentPage = pageOf(Deployment);

export const DeploymentQuery = PageQuery.extend({ environmentId: idOf('environment').optional() });
export type DeploymentQuery = z.infer<typeof DeploymentQuery>;
