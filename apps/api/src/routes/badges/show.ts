import { type BadgeState, readBadge } from '@smokejumper/core';
import { z } from 'zod';
import { problemResponse, type Route } from '../../endpoint.ts';

const Token = z.object({ token: z.string().min(1).max(300) });
const colours: Record<BadgeState, string> = { passing: '#1a7f37', failing: '#d1242f', unknown: '#6e7781' };
const label = 'smoke tests';
/** Width of a character of the badge's font at its size, in pixels, on the wide side. */
const perCharacter = 6.5;

export const showBadgeRoute: Route = (app, deps) => {
  app.route({
    method: 'GET',
    url: '/badges/:token',
    schema: {
      tags: ['environments'],
      summary: 'Show a badge',
      operationId: 'showBadge',
      description: 'An SVG picture. The address comes from the environment’s badge route.',
      security: [],
      params: Token,
      response: {
        200: { description: 'The picture', content: { 'image/svg+xml': { schema: z.string() } } },
        default: problemResponse,
      },
    },
    async handler(request, reply) {
      const state = await readBadge(deps.system, request.params as z.output<typeof Token>);
      return reply
        .header('content-type', 'image/svg+xml; charset=utf-8')
        .header('cache-control', 'max-age=60')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .serializer((text: unknown) => String(text))
        .send(draw(state));
    },
  });
};

/** The words are ours alone, so nothing needs to be escaped. */
function draw(state: BadgeState): string {
  const [left, right] = [width(label), width(state)];
  const text = (x: number, word: string) => `<text x="${x}" y="14" text-anchor="middle">${word}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${label}: ${state}">`,
    `<title>${label}: ${state}</title>`,
    `<rect width="${left + right}" height="20" rx="3" fill="#3b434b"/>`,
    `<rect x="${left}" width="${right}" height="20" rx="3" fill="${colours[state]}"/>`,
    `<rect x="${left}" width="3" height="20" fill="${colours[state]}"/>`,
    `<g fill="#fff" font-family="Verdana,Geneva,sans-serif" font-size="11">`,
    `${text(left / 2, label)}${text(left + right / 2, state)}</g></svg>`,
  ].join('');
}

function width(word: string): number {
  return Math.round(word.length * perCharacter) + 12;
}
