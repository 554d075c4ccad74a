import type { DeploymentSource } from '@smokejumper/contracts';

/** Who announced a deploy, in words for people. */
export const sourceWords: Record<DeploymentSource, string> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  vercel: 'Vercel',
  netlify: 'Netlify',
  generic: 'a signed hook',
  api: 'the API',
};
