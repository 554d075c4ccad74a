import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError, textOf } from '../visit.ts';

const me = (request: FastifyRequest) => {
  const { state } = request.visit;
  return {
    user: state.user === null ? null : { name: state.settings.displayName, avatar: avatarPath(request) },
    cartCount: state.cart.reduce((sum, line) => sum + line.quantity, 0),
  };
};

function avatarPath(request: FastifyRequest): string | null {
  const { avatar } = request.visit.state.settings;
  return avatar ? `/avatar?${encodeURIComponent(avatar.name)}` : null;
}

export function sessionRoutes(app: FastifyInstance, input: { user: string; password: string }): void {
  app.get('/api/me', async (request) => me(request));

  app.post('/api/sign-in', async (request) => {
    const { visit } = request;
    const right =
      textOf(request.body, 'username') === input.user && textOf(request.body, 'password') === input.password;
    const welcome = (right || visit.on('any-password')) && !visit.on('sign-in-refused');
    if (!welcome) throw new ShopError(401, 'Wrong username or password.');
    visit.state.user = input.user;
    return me(request);
  });

  app.post('/api/sign-out', async (request) => {
    if (!request.visit.on('sign-out-ignored')) request.visit.state.user = null;
    return me(request);
  });
}
