import { asSystem, type DoorContext, type Tx } from './doors.ts';

/** The tables of those who sign in, as models of Prisma's client. */
const models = ['user', 'session', 'account', 'verification'] as const;
type Model = (typeof models)[number];

/** What the adapter calls of a model. */
const methods = ['create', 'findFirst', 'findMany', 'count', 'update', 'updateMany', 'delete', 'deleteMany'] as const;

type Query = (args: unknown) => Promise<unknown>;
type Delegate = Record<string, Query>;

/**
 * What Prisma's adapter of the sign-in library takes for a client: the models it needs and nothing else, each query in
 * a transaction of its own behind the system door, for the purpose `accounts`.
 */
export interface AccountTables extends Record<Model, object> {
  /** One transaction for several queries. */
  $transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

export function openAccountTables(ctx: DoorContext): AccountTables {
  const delegates = models.map((model) => [model, delegateOf(ctx, model)] as const);
  return {
    ...(Object.fromEntries(delegates) as Record<Model, Delegate>),
    $transaction: (work) => asSystem(ctx, 'accounts', work),
  };
}

function delegateOf(ctx: DoorContext, model: Model): Delegate {
  const query = (method: string) => [
    method,
    (args: unknown) => asSystem(ctx, 'accounts', (tx) => (tx[model] as unknown as Delegate)[method]!(args)),
  ];
  return Object.fromEntries(methods.map(query));
}
