import type { FastifyInstance } from 'fastify';
import type { Settings } from '../state.ts';
import { mustBeSignedIn, ShopError, textOf, type Visit } from '../visit.ts';

const view = ({ displayName, email, timeZone, newsletter, avatar }: Settings) => ({
  displayName,
  email,
  timeZone,
  newsletter,
  avatar: avatar ? { name: avatar.name } : null,
});

function save(visit: Visit, body: unknown): void {
  const displayName = textOf(body, 'displayName');
  const email = textOf(body, 'email');
  if (displayName === '') throw new ShopError(422, 'Please check the marked fields.', { displayName: 'Enter a name.' });
  if (!email.includes('@'))
    throw new ShopError(422, 'Please check the marked fields.', { email: 'Enter an email address.' });
  if (visit.on('success-toast-without-effect')) return;
  const newsletter = (body as { newsletter?: unknown }).newsletter === true;
  Object.assign(visit.state.settings, {
    displayName,
    email,
    timeZone: textOf(body, 'timeZone'),
    newsletter: visit.on('newsletter-flipped') ? !newsletter : newsletter,
  });
}

export function settingsRoutes(app: FastifyInstance, input: { password: string }): void {
  app.get('/api/settings', async (request) => view(mustBeSignedIn(request).settings));

  app.put('/api/settings', async (request) => {
    const { settings } = mustBeSignedIn(request);
    save(request.visit, request.body);
    return view(settings);
  });

  app.post('/api/settings/password', async (request) => {
    mustBeSignedIn(request);
    if (textOf(request.body, 'current') !== input.password)
      throw new ShopError(422, 'Your current password is wrong.', { current: 'Your current password is wrong.' });
    if (textOf(request.body, 'next').length < 8)
      throw new ShopError(422, 'Choose at least 8 characters.', { next: 'Choose at least 8 characters.' });
    return {};
  });

  app.post('/api/settings/avatar', async (request) => {
    const { settings } = mustBeSignedIn(request);
    const file = await request.file();
    if (!file) throw new ShopError(422, 'Choose a file first.');
    const bytes = await file.toBuffer();
    if (!request.visit.on('avatar-lost')) settings.avatar = { name: file.filename, type: file.mimetype, bytes };
    return view(settings);
  });

  app.get('/avatar', async (request, reply) => {
    const { avatar } = mustBeSignedIn(request).settings;
    if (!avatar?.type.startsWith('image/')) throw new ShopError(404, 'There is no picture.');
    return reply.type(avatar.type).send(avatar.bytes);
  });
}
