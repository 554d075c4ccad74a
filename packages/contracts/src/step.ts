import { z } from 'zod';

export const actionVerbs = [
  'navigate',
  'open',
  'click',
  'doubleClick',
  'rightClick',
  'hover',
  'choose',
  'select',
  'check',
  'uncheck',
  'toggle',
  'fill',
  'type',
  'set',
  'clear',
  'pickDate',
  'upload',
  'drag',
  'press',
  'scroll',
  'expand',
  'dismiss',
  'acceptDialog',
  'dismissDialog',
  'activate',
  'search',
  'login',
  'wait',
  'waitFor',
  'back',
  'forward',
  'reload',
  'newTab',
  'switchTab',
  'closeTab',
  'remember',
  'resize',
  'request',
  'openEmail',
  'screenshot',
  'goal',
] as const;

export const assertionVerbs = [
  'assertVisible',
  'assertNotVisible',
  'assertText',
  'assertValue',
  'assertState',
  'assertCount',
  'assertNumber',
  'assertOrder',
  'assertUrl',
  'assertTitle',
  'assertHref',
  'assertDialog',
  'assertDownload',
  'assertEmail',
  'assertResponse',
  'assertNoErrors',
  'assertScreenshot',
  'judge',
] as const;

export const targetRoles = [
  'button',
  'link',
  'tab',
  'menu',
  'heading',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'switch',
  'slider',
  'row',
  'column',
  'cell',
  'table',
  'list',
  'listitem',
  'card',
  'option',
  'dialog',
  'alert',
  'img',
  'region',
  'form',
  'navigation',
  'banner',
  'iframe',
  'page',
  'progressbar',
  'tooltip',
  'video',
] as const;

export const scopeRelations = ['row', 'item', 'within', 'near', 'below', 'above', 'left-of', 'right-of'] as const;

export const textOps = [
  'contains',
  'equals',
  'not-equals',
  'not-contains',
  'starts-with',
  'ends-with',
  'matches',
] as const;
export const numberOps = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'increased', 'decreased'] as const;

export const elementStates = [
  'enabled',
  'disabled',
  'checked',
  'unchecked',
  'selected',
  'not-selected',
  'focused',
  'expanded',
  'collapsed',
  'editable',
  'readonly',
  'required',
  'empty',
  'not-empty',
] as const;

export const ActionVerb = z.enum(actionVerbs);
export type ActionVerb = z.infer<typeof ActionVerb>;
export const AssertionVerb = z.enum(assertionVerbs);
export type AssertionVerb = z.infer<typeof AssertionVerb>;
export const TargetRole = z.enum(targetRoles);
export type TargetRole = z.infer<typeof TargetRole>;
export const ScopeRelation = z.enum(scopeRelations);
export type ScopeRelation = z.infer<typeof ScopeRelation>;
export const Op = z.enum([...textOps, ...numberOps]);
export type Op = z.infer<typeof Op>;
export const ElementState = z.enum(elementStates);
export type ElementState = z.infer<typeof ElementState>;

/** What is acted on or checked, in the words of the spec. */
export interface Target {
  /** The visible name as the spec writes it, without its quotes. */
  text?: string | undefined;
  /** Only when this mention names a type. */
  role?: TargetRole | undefined;
  /** A common noun that describes the thing but is not its visible name. */
  noun?: string | undefined;
  /** Its text is not its name: words that stand somewhere in it ("the row containing spam"). */
  holds?: true | undefined;
  /** 1-based, −1 = last; for rows, data rows only. */
  ordinal?: number | undefined;
  scope?: Scope | undefined;
}

/** Where a target lies, itself described like a target; may nest. */
export interface Scope extends Target {
  relation: ScopeRelation;
}

const targetShape = {
  text: z.string().optional(),
  role: TargetRole.optional(),
  noun: z.string().optional(),
  holds: z.literal(true).optional(),
  ordinal: z.number().int().optional(),
  get scope(): z.ZodOptional<z.ZodType<Scope>> {
    return Scope.optional();
  },
};
export const Scope: z.ZodType<Scope> = z.lazy(() => z.strictObject({ relation: ScopeRelation, ...targetShape }));
export const Target: z.ZodType<Target> = z.lazy(() => z.strictObject(targetShape));

/**
 * One canonical step: an action or an assertion. Vocabulary and meaning of each field: the corpus README in
 * packages/flow/corpus. `condition` and `until` are assertions without `kind`.
 */
export interface Step {
  action: ActionVerb | AssertionVerb;
  kind?: 'action' | 'assert' | undefined;
  target?: Target | undefined;
  value?: string | undefined;
  op?: Op | undefined;
  condition?: Step | undefined;
  until?: Step | undefined;
  times?: number | undefined;
  generate?: string | undefined;
  as?: string | undefined;
  against?: string | undefined;
  measure?: 'count' | undefined;
  to?: Target | undefined;
  secret?: string | undefined;
  /** The state that a press is to leave its thing in: "collapse Details". */
  leaves?: 'collapsed' | undefined;
}

export const Step: z.ZodType<Step> = z.lazy(() =>
  z.strictObject({
    action: z.enum([...actionVerbs, ...assertionVerbs]),
    kind: z.enum(['action', 'assert']).optional(),
    target: Target.optional(),
    value: z.string().optional(),
    op: Op.optional(),
    condition: Step.optional(),
    until: Step.optional(),
    times: z.number().int().positive().optional(),
    generate: z.string().optional(),
    as: z.string().optional(),
    against: z.string().optional(),
    measure: z.literal('count').optional(),
    to: Target.optional(),
    secret: z.string().optional(),
    leaves: z.literal('collapsed').optional(),
  }),
);
