import type { FastifyRequest } from 'fastify';
import type { Deploy, SwitchName } from './deploys.ts';
import type { ShopState } from './state.ts';

/** Waits for so many milliseconds; `about` is `<deploy> <path>`. */
export type Pause = (ms: number, about: string) => Promise<void>;

/** What every handler needs to know about a request: whose state, which deploy, what time. */
export interface Visit {
  deploy: Deploy;
  state: ShopState;
  now: number;
  pause: Pause;
  on(name: SwitchName): boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    visit: Visit;
  }
}

/** A refusal with the status and the sentence the shop shows to its visitor. */
export class ShopError extends Error {
  readonly statusCode: number;
  readonly fields: Record<string, string>;

  constructor(statusCode: number, message: string, fields: Record<string, string> = {}) {
    super(message);
    this.statusCode = statusCode;
    this.fields = fields;
  }
}

export function mustBeSignedIn(request: FastifyRequest): ShopState {
  if (request.visit.state.user === null) throw new ShopError(401, 'Please sign in.');
  return request.visit.state;
}

/** The text of a body's field, trimmed; empty when it is absent or not a text. */
export function textOf(body: unknown, key: string): string {
  const value = body && typeof body === 'object' ? (body as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

/** A whole number between 1 and 99, or `fallback`. */
export function quantityOf(body: unknown, fallback: number): number {
  const value = Number(textOf(body, 'quantity'));
  return Number.isInteger(value) && value >= 1 && value <= 99 ? value : fallback;
}

export function brokenOn(visit: Visit, name: SwitchName): void {
  if (visit.on(name)) throw new ShopError(500, 'Something went wrong on our side. Please try again.');
}
