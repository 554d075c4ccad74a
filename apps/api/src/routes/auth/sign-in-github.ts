import { AppError } from '@smokejumper/contracts';
import { z } from 'zod';
import { problemResponse, type Route } from '../../endpoint.ts';

const Query = z.object({
  /** A path of this server to come back to. */
  returnTo: z
    .string()
    .max(1_000)
    .regex(/^\/(?![/\\])[^\\\s]*$/, 'is not a path of this server')
    .default('/'),
});

export const signInGithubRoute: Route = (app, deps) => {
  app.route({
    method: 'GET',
    url: '/auth/sign-in/github',
    exposeHeadRoute: false,
    schema: {
      tags: ['people'],
      summary: 'Sign in with GitHub',
      operationId: 'signInWithGithub',
      description: 'Leads a browser to GitHub, and from there back to `returnTo`, or to `/sign-in?error=…`.',
      security: [],
      querystring: Query,
      response: { 302: z.undefined().describe('To GitHub'), default: problemResponse },
    },
    async handler(request, reply) {
      if (deps.people.github === null) throw new AppError('not_configured', 'This server has no OAuth App of GitHub.');
      const publicUrl = deps.publicUrl();
      const { returnTo } = request.query as z.output<typeof Query>;
      const body = {
        provider: 'github',
        callbackURL: `${publicUrl}${returnTo}`,
        errorCallbackURL: `${publicUrl}/sign-in`,
        disableRedirect: true,
      };
      const { url } = await deps.signIn.ask<{ url: string }>(request, reply, { path: '/sign-in/social', body });
      return reply.redirect(url, 302);
    },
  });
};
