import { AppError } from '@smokejumper/contracts';
import { z } from 'zod';
import { problemResponse, type Route } from '../../endpoint.ts';

/** Where GitHub sends a browser back to; the library holds its state against the cookie of the way out. */
export const callbackGithubRoute: Route = (app, deps) => {
  app.route({
    method: 'GET',
    url: '/auth/callback/github',
    exposeHeadRoute: false,
    schema: {
      tags: ['people'],
      summary: 'Come back from GitHub',
      operationId: 'comeBackFromGithub',
      description: 'The callback address of the OAuth App. Signs in, and leads on.',
      security: [],
      response: { 302: z.undefined().describe('To where the way began'), default: problemResponse },
    },
    async handler(request, reply) {
      if (deps.people.github === null) throw new AppError('not_configured', 'This server has no OAuth App of GitHub.');
      const query = new URL(request.url, 'http://here').search;
      const answer = await deps.signIn.askRaw(request, reply, { method: 'GET', path: `/callback/github${query}` });
      const location = answer.headers.get('location');
      if (location === null) throw new AppError('invalid_input', 'This is no way back from GitHub.');
      return reply.redirect(location, 302);
    },
  });
};
