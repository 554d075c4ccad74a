// Made by `npm run generate-sdk` from the API's OpenAPI document. Do not edit.
// @ts-nocheck

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

export type ApiKey = {
    id: string;
    name: string;
    hint: string;
    scopes: Array<'flows:read' | 'flows:write' | 'runs:read' | 'runs:write' | 'settings:read' | 'settings:write'>;
    createdAt: string;
    expiresAt: string | null;
    lastUsedAt: string | null;
    revokedAt: string | null;
};

export type ApiKeyCreated = {
    id: string;
    name: string;
    hint: string;
    scopes: Array<'flows:read' | 'flows:write' | 'runs:read' | 'runs:write' | 'settings:read' | 'settings:write'>;
    createdAt: string;
    expiresAt: string | null;
    lastUsedAt: string | null;
    revokedAt: string | null;
    key: string;
};

export type Artifact = {
    id: string;
    kind: 'screenshot' | 'trace' | 'snapshot' | 'console' | 'network' | 'download' | 'transcript';
    step: number | null;
    contentType: string;
    bytes: number;
    url: string;
    createdAt: string;
};

export type Badge = {
    url: string;
    markdown: string;
};

export type Channel = {
    id: string;
    name: string;
    kind: 'github' | 'github_status' | 'gitlab' | 'vercel' | 'webhook' | 'slack' | 'teams' | 'discord' | 'email';
    settings: {
        [key: string]: unknown;
    };
    environmentId: string | null;
    events: 'change' | 'always';
    failuresBeforeTold: number;
    digestMinutes: number;
    quietHours: {
        from: string;
        to: string;
        timeZone: string;
    } | null;
    inconclusiveAs: 'failure' | 'success';
    enabled: boolean;
    disabledReason: string | null;
    createdAt: string;
};

export type ChannelCreated = {
    id: string;
    name: string;
    kind: 'github' | 'github_status' | 'gitlab' | 'vercel' | 'webhook' | 'slack' | 'teams' | 'discord' | 'email';
    settings: {
        [key: string]: unknown;
    };
    environmentId: string | null;
    events: 'change' | 'always';
    failuresBeforeTold: number;
    digestMinutes: number;
    quietHours: {
        from: string;
        to: string;
        timeZone: string;
    } | null;
    inconclusiveAs: 'failure' | 'success';
    enabled: boolean;
    disabledReason: string | null;
    createdAt: string;
    secret: string | null;
};

export type Delivery = {
    id: string;
    channelId: string;
    runId: string | null;
    event: string;
    status: 'pending' | 'sending' | 'sent' | 'failed' | 'superseded';
    attempts: number;
    nextAttemptAt: string | null;
    responseStatus: number | null;
    detail: string | null;
    bodyDigest: string | null;
    log: Array<{
        at: string;
        status: number | null;
        detail: string;
    }>;
    createdAt: string;
    endedAt: string | null;
};

export type Deployment = {
    id: string;
    environmentId: string;
    source: 'generic' | 'github' | 'gitlab' | 'vercel' | 'netlify' | 'api';
    url: string;
    sha: string | null;
    ref: string | null;
    repository: string | null;
    runs: Array<string>;
    createdAt: string;
};

export type Environment = {
    id: string;
    name: string;
    baseUrl: string;
    variables: {
        [key: string]: string;
    };
    secrets: Array<{
        name: string;
        version: number;
        updatedAt: string;
    }>;
    createdAt: string;
};

export type ExpectationResult = {
    text: string;
    status: 'met' | 'not_met' | 'unproven';
    evidence: Array<{
        snapshot: string;
        quote: string;
    }>;
};

export type Flow = {
    id: string;
    name: string;
    tags: Array<string>;
    version: FlowVersion;
    archivedAt: string | null;
    createdAt: string;
};

export type FlowVersion = {
    id: string;
    number: number;
    name: string;
    spec: string;
    url: string;
    variables: {
        [key: string]: string;
    };
    secrets: Array<string>;
    timeoutMs: number | null;
    viewport: {
        width: number;
        height: number;
    } | null;
    locale: string | null;
    model: string | null;
    budgets: {
        steps?: number;
        expectMs?: number;
        retriesPerStep?: number;
        modelCalls?: number;
        recoveryModelCalls?: number;
        tokens?: number;
        costUsd?: number;
    } | null;
    createdAt: string;
};

export type Hook = {
    id: string;
    environmentId: string;
    source: 'generic' | 'github' | 'gitlab' | 'vercel' | 'netlify';
    createdAt: string;
};

export type HookCreated = {
    id: string;
    environmentId: string;
    source: 'generic' | 'github' | 'gitlab' | 'vercel' | 'netlify';
    createdAt: string;
    url: string;
    secret: string;
};

export type HookReceipt = {
    result: 'deployed' | 'rerun' | 'ignored';
    reason: string | null;
    deploymentId: string | null;
    runs: Array<string>;
};

export type PageError = {
    kind: 'uncaught' | 'console' | 'request' | 'crash' | 'document';
    message: string;
    url: string;
    status: number | null;
};

export type Problem = {
    type: string;
    title: string;
    status: number;
    detail: string;
    instance: string;
    code: 'invalid_input' | 'invalid_cursor' | 'invalid_flow_file' | 'missing_variable' | 'unauthenticated' | 'forbidden' | 'not_found' | 'conflict' | 'archived' | 'already_finished' | 'idempotency_key_reused' | 'idempotency_in_progress' | 'signature_invalid' | 'timestamp_out_of_tolerance' | 'payload_too_large' | 'unsupported_media_type' | 'limit_exceeded' | 'rate_limited' | 'policy_denied' | 'lease_lost' | 'not_configured' | 'unavailable' | 'internal';
    requestId: string;
    errors?: Array<{
        pointer: string;
        detail: string;
    }>;
};

export type QueueStats = {
    queued: number;
    running: number;
    oldestSeconds: number;
};

export type Run = {
    flow: string;
    status: 'queued' | 'running' | 'finished' | 'cancelled';
    verdict: 'passed' | 'failed' | 'inconclusive' | 'errored' | null;
    failureClass: 'expectation_not_met' | 'missing_element' | 'action_had_no_effect' | 'page_error' | 'target_unreachable' | 'not_understood' | 'ambiguous' | 'no_evidence' | 'budget' | 'policy' | 'infrastructure' | null;
    summary: string | null;
    flaky: boolean;
    attempts: number;
    durationMs: number | null;
    steps: Array<StepResult>;
    expectations: Array<ExpectationResult>;
    refs: {
        issued: number;
        live: number;
        reattached: number;
        healed: number;
        refused: {
            [key: string]: number;
        };
    };
    usage: {
        modelCalls: number;
        inputTokens: number;
        outputTokens: number;
        costUsd: number;
    };
    pageErrors: Array<PageError>;
    artifacts: Array<{
        kind: 'screenshot' | 'trace' | 'snapshot' | 'console' | 'network' | 'download' | 'transcript';
        path?: string;
        url?: string;
        step?: number;
    }>;
    id: string;
    flowId: string;
    environmentId: string;
    deploymentId: string | null;
    trigger: 'api' | 'cli' | 'hook' | 'schedule' | 'manual' | 'rerun';
    budgets: {
        steps: number;
        wallMs: number;
        expectMs: number;
        retriesPerStep: number;
        modelCalls: number;
        recoveryModelCalls: number;
        tokens: number;
        costUsd: number;
    } | null;
    createdAt: string;
    startedAt: string | null;
    finishedAt: string | null;
};

export type RunAccepted = {
    id: string;
    status: 'queued' | 'running' | 'finished' | 'cancelled';
    url: string;
    eventsUrl: string;
    createdAt: string;
};

export type RunListItem = {
    id: string;
    flow: string;
    flowId: string;
    environmentId: string;
    deploymentId: string | null;
    trigger: 'api' | 'cli' | 'hook' | 'schedule' | 'manual' | 'rerun';
    status: 'queued' | 'running' | 'finished' | 'cancelled';
    verdict: 'passed' | 'failed' | 'inconclusive' | 'errored' | null;
    failureClass: 'expectation_not_met' | 'missing_element' | 'action_had_no_effect' | 'page_error' | 'target_unreachable' | 'not_understood' | 'ambiguous' | 'no_evidence' | 'budget' | 'policy' | 'infrastructure' | null;
    summary: string | null;
    flaky: boolean;
    attempts: number;
    durationMs: number | null;
    createdAt: string;
    startedAt: string | null;
    finishedAt: string | null;
};

export type Scope = {
    relation: 'row' | 'item' | 'within' | 'near' | 'below' | 'above' | 'left-of' | 'right-of';
    text?: string;
    role?: 'button' | 'link' | 'tab' | 'menu' | 'heading' | 'textbox' | 'searchbox' | 'combobox' | 'checkbox' | 'radio' | 'switch' | 'slider' | 'row' | 'column' | 'cell' | 'table' | 'list' | 'listitem' | 'card' | 'option' | 'dialog' | 'alert' | 'img' | 'region' | 'form' | 'navigation' | 'banner' | 'iframe' | 'page' | 'progressbar' | 'tooltip' | 'video';
    noun?: string;
    ordinal?: number;
    scope?: Scope;
};

export type SpecCheck = {
    understood: boolean;
    steps: Array<{
        step: Step;
        text: string;
        line: number;
        column: number;
        quoted: boolean;
        reading: string;
    }>;
    problems: Array<{
        clause: string;
        line: number;
        column: number;
        reason: string;
        suggestion: string;
        index: number;
        kind: 'action' | 'assert';
    }>;
    warnings: Array<{
        code: 'nothing_asserted' | 'needs_mailbox' | 'needs_baseline' | 'fixed_wait' | 'language' | 'contradiction';
        message: string;
        line: number;
        column: number;
    }>;
};

export type Step = {
    action: 'navigate' | 'open' | 'click' | 'doubleClick' | 'rightClick' | 'hover' | 'choose' | 'select' | 'check' | 'uncheck' | 'toggle' | 'fill' | 'type' | 'set' | 'clear' | 'pickDate' | 'upload' | 'drag' | 'press' | 'scroll' | 'expand' | 'dismiss' | 'acceptDialog' | 'dismissDialog' | 'activate' | 'search' | 'login' | 'wait' | 'waitFor' | 'back' | 'forward' | 'reload' | 'newTab' | 'switchTab' | 'closeTab' | 'remember' | 'resize' | 'request' | 'openEmail' | 'screenshot' | 'goal' | 'assertVisible' | 'assertNotVisible' | 'assertText' | 'assertValue' | 'assertState' | 'assertCount' | 'assertNumber' | 'assertOrder' | 'assertUrl' | 'assertTitle' | 'assertHref' | 'assertDialog' | 'assertDownload' | 'assertEmail' | 'assertResponse' | 'assertNoErrors' | 'assertScreenshot' | 'judge';
    kind?: 'action' | 'assert';
    target?: Target;
    value?: string;
    op?: 'contains' | 'equals' | 'not-equals' | 'not-contains' | 'starts-with' | 'ends-with' | 'matches' | 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | 'increased' | 'decreased';
    condition?: Step;
    until?: Step;
    times?: number;
    generate?: string;
    as?: string;
    against?: string;
    measure?: 'count';
    to?: Target;
    secret?: string;
};

export type StepResult = {
    index: number;
    text: string;
    action: string;
    source: 'replay' | 'literal' | 'model';
    ref: string | null;
    target: {
        role: string;
        name: string;
        context: string;
    } | null;
    outcome: 'done' | 'no_effect' | 'refused' | 'not_found' | 'not_understood' | 'skipped' | 'not_reached';
    refOutcome: 'live' | 'reattached' | 'healed' | 'renamed' | 'recycled' | 'ambiguous' | 'gone' | 'stale_navigation' | 'wrong_tab' | 'hidden' | 'disabled' | 'intercepted' | 'never_issued' | 'malformed' | null;
    durationMs: number;
    error: string | null;
};

export type Target = {
    text?: string;
    role?: 'button' | 'link' | 'tab' | 'menu' | 'heading' | 'textbox' | 'searchbox' | 'combobox' | 'checkbox' | 'radio' | 'switch' | 'slider' | 'row' | 'column' | 'cell' | 'table' | 'list' | 'listitem' | 'card' | 'option' | 'dialog' | 'alert' | 'img' | 'region' | 'form' | 'navigation' | 'banner' | 'iframe' | 'page' | 'progressbar' | 'tooltip' | 'video';
    noun?: string;
    ordinal?: number;
    scope?: Scope;
};

export type ListFlowsData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number;
        cursor?: string;
        archived?: string;
    };
    url: '/v1/flows';
};

export type ListFlowsErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ListFlowsError = ListFlowsErrors[keyof ListFlowsErrors];

export type ListFlowsResponses = {
    /**
     * Default Response
     */
    200: {
        data: Array<Flow>;
        nextCursor: string | null;
        hasMore: boolean;
    };
};

export type ListFlowsResponse = ListFlowsResponses[keyof ListFlowsResponses];

export type CreateFlowData = {
    body: {
        name: string;
        spec: string;
        url?: string;
        variables?: {
            [key: string]: string;
        };
        secrets?: Array<string>;
        timeout?: number | string;
        viewport?: {
            width: number;
            height: number;
        };
        locale?: string;
        model?: string;
        budgets?: {
            steps?: number;
            expectMs?: number;
            retriesPerStep?: number;
            modelCalls?: number;
            recoveryModelCalls?: number;
            tokens?: number;
            costUsd?: number;
        };
        tags?: Array<string>;
    };
    headers?: {
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/flows';
};

export type CreateFlowErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type CreateFlowError = CreateFlowErrors[keyof CreateFlowErrors];

export type CreateFlowResponses = {
    /**
     * Default Response
     */
    201: Flow;
};

export type CreateFlowResponse = CreateFlowResponses[keyof CreateFlowResponses];

export type GetFlowData = {
    body?: never;
    path: {
        flowId: string;
    };
    query?: never;
    url: '/v1/flows/{flowId}';
};

export type GetFlowErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type GetFlowError = GetFlowErrors[keyof GetFlowErrors];

export type GetFlowResponses = {
    /**
     * Default Response
     */
    200: Flow;
};

export type GetFlowResponse = GetFlowResponses[keyof GetFlowResponses];

export type ChangeFlowData = {
    body: {
        name?: string;
        spec?: string;
        url?: string;
        variables?: {
            [key: string]: string;
        };
        secrets?: Array<string>;
        timeout?: number | string | null;
        viewport?: {
            width: number;
            height: number;
        } | null;
        locale?: string | null;
        model?: string | null;
        budgets?: {
            steps?: number;
            expectMs?: number;
            retriesPerStep?: number;
            modelCalls?: number;
            recoveryModelCalls?: number;
            tokens?: number;
            costUsd?: number;
        } | null;
        tags?: Array<string>;
    };
    path: {
        flowId: string;
    };
    query?: never;
    url: '/v1/flows/{flowId}';
};

export type ChangeFlowErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ChangeFlowError = ChangeFlowErrors[keyof ChangeFlowErrors];

export type ChangeFlowResponses = {
    /**
     * Default Response
     */
    200: Flow;
};

export type ChangeFlowResponse = ChangeFlowResponses[keyof ChangeFlowResponses];

export type GetWhatLastPassedRunTaughtInWordsThatRunWithoutModelData = {
    body?: never;
    path: {
        flowId: string;
    };
    query?: never;
    url: '/v1/flows/{flowId}/plan';
};

export type GetWhatLastPassedRunTaughtInWordsThatRunWithoutModelErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type GetWhatLastPassedRunTaughtInWordsThatRunWithoutModelError = GetWhatLastPassedRunTaughtInWordsThatRunWithoutModelErrors[keyof GetWhatLastPassedRunTaughtInWordsThatRunWithoutModelErrors];

export type GetWhatLastPassedRunTaughtInWordsThatRunWithoutModelResponses = {
    /**
     * Default Response
     */
    200: {
        flowId: string;
        versionId: string;
        runId: string;
        createdAt: string;
        byModel: boolean;
        text: string;
        steps: Array<{
            clause: string;
            text: string | null;
        }>;
    };
};

export type GetWhatLastPassedRunTaughtInWordsThatRunWithoutModelResponse = GetWhatLastPassedRunTaughtInWordsThatRunWithoutModelResponses[keyof GetWhatLastPassedRunTaughtInWordsThatRunWithoutModelResponses];

export type ArchiveFlowData = {
    body?: never;
    headers?: {
        'idempotency-key'?: string;
    };
    path: {
        flowId: string;
    };
    query?: never;
    url: '/v1/flows/{flowId}/archive';
};

export type ArchiveFlowErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ArchiveFlowError = ArchiveFlowErrors[keyof ArchiveFlowErrors];

export type ArchiveFlowResponses = {
    /**
     * Default Response
     */
    200: Flow;
};

export type ArchiveFlowResponse = ArchiveFlowResponses[keyof ArchiveFlowResponses];

export type ListVersionsOfFlowData = {
    body?: never;
    path: {
        flowId: string;
    };
    query?: {
        limit?: number;
        cursor?: string;
    };
    url: '/v1/flows/{flowId}/versions';
};

export type ListVersionsOfFlowErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ListVersionsOfFlowError = ListVersionsOfFlowErrors[keyof ListVersionsOfFlowErrors];

export type ListVersionsOfFlowResponses = {
    /**
     * Default Response
     */
    200: {
        data: Array<FlowVersion>;
        nextCursor: string | null;
        hasMore: boolean;
    };
};

export type ListVersionsOfFlowResponse = ListVersionsOfFlowResponses[keyof ListVersionsOfFlowResponses];

export type CountWhatBecameOfRefsOfFlowData = {
    body?: never;
    path: {
        flowId: string;
    };
    query?: {
        from?: string;
        to?: string;
        deploymentId?: string;
        sinceDeploymentId?: string;
        site?: string;
        page?: string;
    };
    url: '/v1/flows/{flowId}/refs';
};

export type CountWhatBecameOfRefsOfFlowErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type CountWhatBecameOfRefsOfFlowError = CountWhatBecameOfRefsOfFlowErrors[keyof CountWhatBecameOfRefsOfFlowErrors];

export type CountWhatBecameOfRefsOfFlowResponses = {
    /**
     * Default Response
     */
    200: {
        from: string;
        to: string;
        data: Array<{
            day: string;
            deploymentId: string | null;
            site: string;
            page: string;
            runs: number;
            outcomes: {
                [key: string]: number;
            };
        }>;
        truncated: boolean;
    };
};

export type CountWhatBecameOfRefsOfFlowResponse = CountWhatBecameOfRefsOfFlowResponses[keyof CountWhatBecameOfRefsOfFlowResponses];

export type CountWhatBecameOfRefsData = {
    body?: never;
    path?: never;
    query?: {
        from?: string;
        to?: string;
        flowId?: string;
        deploymentId?: string;
        sinceDeploymentId?: string;
        site?: string;
        page?: string;
    };
    url: '/v1/refs';
};

export type CountWhatBecameOfRefsErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type CountWhatBecameOfRefsError = CountWhatBecameOfRefsErrors[keyof CountWhatBecameOfRefsErrors];

export type CountWhatBecameOfRefsResponses = {
    /**
     * Default Response
     */
    200: {
        from: string;
        to: string;
        data: Array<{
            day: string;
            deploymentId: string | null;
            site: string;
            page: string;
            runs: number;
            outcomes: {
                [key: string]: number;
            };
        }>;
        truncated: boolean;
    };
};

export type CountWhatBecameOfRefsResponse = CountWhatBecameOfRefsResponses[keyof CountWhatBecameOfRefsResponses];

export type CheckSpecData = {
    body: {
        spec: string;
        variables?: Array<string>;
        secrets?: Array<string>;
    };
    headers?: {
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/specs/check';
};

export type CheckSpecErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type CheckSpecError = CheckSpecErrors[keyof CheckSpecErrors];

export type CheckSpecResponses = {
    /**
     * Default Response
     */
    200: SpecCheck;
};

export type CheckSpecResponse = CheckSpecResponses[keyof CheckSpecResponses];

export type ListEnvironmentsData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number;
        cursor?: string;
    };
    url: '/v1/environments';
};

export type ListEnvironmentsErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ListEnvironmentsError = ListEnvironmentsErrors[keyof ListEnvironmentsErrors];

export type ListEnvironmentsResponses = {
    /**
     * Default Response
     */
    200: {
        data: Array<Environment>;
        nextCursor: string | null;
        hasMore: boolean;
    };
};

export type ListEnvironmentsResponse = ListEnvironmentsResponses[keyof ListEnvironmentsResponses];

export type CreateEnvironmentData = {
    body: {
        name: string;
        baseUrl: string;
        variables?: {
            [key: string]: string;
        };
    };
    headers?: {
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/environments';
};

export type CreateEnvironmentErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type CreateEnvironmentError = CreateEnvironmentErrors[keyof CreateEnvironmentErrors];

export type CreateEnvironmentResponses = {
    /**
     * Default Response
     */
    201: Environment;
};

export type CreateEnvironmentResponse = CreateEnvironmentResponses[keyof CreateEnvironmentResponses];

export type GetEnvironmentData = {
    body?: never;
    path: {
        environmentId: string;
    };
    query?: never;
    url: '/v1/environments/{environmentId}';
};

export type GetEnvironmentErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type GetEnvironmentError = GetEnvironmentErrors[keyof GetEnvironmentErrors];

export type GetEnvironmentResponses = {
    /**
     * Default Response
     */
    200: Environment;
};

export type GetEnvironmentResponse = GetEnvironmentResponses[keyof GetEnvironmentResponses];

export type ChangeEnvironmentData = {
    body: {
        name?: string;
        baseUrl?: string;
        variables?: {
            [key: string]: string;
        };
    };
    path: {
        environmentId: string;
    };
    query?: never;
    url: '/v1/environments/{environmentId}';
};

export type ChangeEnvironmentErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ChangeEnvironmentError = ChangeEnvironmentErrors[keyof ChangeEnvironmentErrors];

export type ChangeEnvironmentResponses = {
    /**
     * Default Response
     */
    200: Environment;
};

export type ChangeEnvironmentResponse = ChangeEnvironmentResponses[keyof ChangeEnvironmentResponses];

export type RemoveSecretData = {
    body?: never;
    path: {
        environmentId: string;
        name: string;
    };
    query?: never;
    url: '/v1/environments/{environmentId}/secrets/{name}';
};

export type RemoveSecretErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type RemoveSecretError = RemoveSecretErrors[keyof RemoveSecretErrors];

export type RemoveSecretResponses = {
    /**
     * Default Response
     */
    204: unknown;
};

export type SetSecretData = {
    body: {
        value: string;
    };
    path: {
        environmentId: string;
        name: string;
    };
    query?: never;
    url: '/v1/environments/{environmentId}/secrets/{name}';
};

export type SetSecretErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type SetSecretError = SetSecretErrors[keyof SetSecretErrors];

export type SetSecretResponses = {
    /**
     * Default Response
     */
    200: {
        name: string;
        version: number;
        updatedAt: string;
    };
};

export type SetSecretResponse = SetSecretResponses[keyof SetSecretResponses];

export type ListDeployHooksOfEnvironmentData = {
    body?: never;
    path: {
        environmentId: string;
    };
    query?: never;
    url: '/v1/environments/{environmentId}/hooks';
};

export type ListDeployHooksOfEnvironmentErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ListDeployHooksOfEnvironmentError = ListDeployHooksOfEnvironmentErrors[keyof ListDeployHooksOfEnvironmentErrors];

export type ListDeployHooksOfEnvironmentResponses = {
    /**
     * Default Response
     */
    200: {
        data: Array<Hook>;
    };
};

export type ListDeployHooksOfEnvironmentResponse = ListDeployHooksOfEnvironmentResponses[keyof ListDeployHooksOfEnvironmentResponses];

export type CreateDeployHookData = {
    body: {
        source: 'generic' | 'github' | 'gitlab' | 'vercel' | 'netlify';
    };
    path: {
        environmentId: string;
    };
    query?: never;
    url: '/v1/environments/{environmentId}/hooks';
};

export type CreateDeployHookErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type CreateDeployHookError = CreateDeployHookErrors[keyof CreateDeployHookErrors];

export type CreateDeployHookResponses = {
    /**
     * Default Response
     */
    201: HookCreated;
};

export type CreateDeployHookResponse = CreateDeployHookResponses[keyof CreateDeployHookResponses];

export type RemoveDeployHookData = {
    body?: never;
    path: {
        environmentId: string;
        hookId: string;
    };
    query?: never;
    url: '/v1/environments/{environmentId}/hooks/{hookId}';
};

export type RemoveDeployHookErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type RemoveDeployHookError = RemoveDeployHookErrors[keyof RemoveDeployHookErrors];

export type RemoveDeployHookResponses = {
    /**
     * Default Response
     */
    204: unknown;
};

export type SetSecretOfDeployHookData = {
    body: {
        value: string;
    };
    path: {
        environmentId: string;
        hookId: string;
    };
    query?: never;
    url: '/v1/environments/{environmentId}/hooks/{hookId}/secret';
};

export type SetSecretOfDeployHookErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type SetSecretOfDeployHookError = SetSecretOfDeployHookErrors[keyof SetSecretOfDeployHookErrors];

export type SetSecretOfDeployHookResponses = {
    /**
     * Default Response
     */
    204: unknown;
};

export type ListRunsData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number;
        cursor?: string;
        flowId?: string;
        environmentId?: string;
        deploymentId?: string;
        status?: 'queued' | 'running' | 'finished' | 'cancelled';
        verdict?: 'passed' | 'failed' | 'inconclusive' | 'errored';
    };
    url: '/v1/runs';
};

export type ListRunsErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ListRunsError = ListRunsErrors[keyof ListRunsErrors];

export type ListRunsResponses = {
    /**
     * Default Response
     */
    200: {
        data: Array<RunListItem>;
        nextCursor: string | null;
        hasMore: boolean;
    };
};

export type ListRunsResponse = ListRunsResponses[keyof ListRunsResponses];

export type CreateRunData = {
    body: {
        flowId: string;
        environmentId: string;
        baseUrl?: string;
        variables?: {
            [key: string]: string;
        };
        brain?: 'auto' | 'literal' | 'model';
        priority?: number;
    };
    headers?: {
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/runs';
};

export type CreateRunErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type CreateRunError = CreateRunErrors[keyof CreateRunErrors];

export type CreateRunResponses = {
    /**
     * Default Response
     */
    202: RunAccepted;
};

export type CreateRunResponse = CreateRunResponses[keyof CreateRunResponses];

export type GetRunData = {
    body?: never;
    path: {
        runId: string;
    };
    query?: never;
    url: '/v1/runs/{runId}';
};

export type GetRunErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type GetRunError = GetRunErrors[keyof GetRunErrors];

export type GetRunResponses = {
    /**
     * Default Response
     */
    200: Run;
};

export type GetRunResponse = GetRunResponses[keyof GetRunResponses];

export type CancelRunData = {
    body: {
        reason?: string;
    };
    headers?: {
        'idempotency-key'?: string;
    };
    path: {
        runId: string;
    };
    query?: never;
    url: '/v1/runs/{runId}/cancel';
};

export type CancelRunErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type CancelRunError = CancelRunErrors[keyof CancelRunErrors];

export type CancelRunResponses = {
    /**
     * Default Response
     */
    200: RunListItem;
};

export type CancelRunResponse = CancelRunResponses[keyof CancelRunResponses];

export type RunAgainData = {
    body?: never;
    headers?: {
        'idempotency-key'?: string;
    };
    path: {
        runId: string;
    };
    query?: never;
    url: '/v1/runs/{runId}/rerun';
};

export type RunAgainErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type RunAgainError = RunAgainErrors[keyof RunAgainErrors];

export type RunAgainResponses = {
    /**
     * Default Response
     */
    202: RunAccepted;
};

export type RunAgainResponse = RunAgainResponses[keyof RunAgainResponses];

export type ListStepsOfRunData = {
    body?: never;
    path: {
        runId: string;
    };
    query?: never;
    url: '/v1/runs/{runId}/steps';
};

export type ListStepsOfRunErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ListStepsOfRunError = ListStepsOfRunErrors[keyof ListStepsOfRunErrors];

export type ListStepsOfRunResponses = {
    /**
     * Default Response
     */
    200: {
        data: Array<StepResult>;
    };
};

export type ListStepsOfRunResponse = ListStepsOfRunResponses[keyof ListStepsOfRunResponses];

export type ListWhatBecameOfRefsOfRunData = {
    body?: never;
    path: {
        runId: string;
    };
    query?: {
        limit?: number;
        cursor?: string;
        outcome?: 'live' | 'reattached' | 'healed' | 'renamed' | 'recycled' | 'ambiguous' | 'gone' | 'stale_navigation' | 'wrong_tab' | 'hidden' | 'disabled' | 'intercepted' | 'never_issued' | 'malformed';
        ref?: string;
    };
    url: '/v1/runs/{runId}/refs';
};

export type ListWhatBecameOfRefsOfRunErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ListWhatBecameOfRefsOfRunError = ListWhatBecameOfRefsOfRunErrors[keyof ListWhatBecameOfRefsOfRunErrors];

export type ListWhatBecameOfRefsOfRunResponses = {
    /**
     * Default Response
     */
    200: {
        data: Array<{
            ref: string;
            action: string;
            outcome: 'live' | 'reattached' | 'healed' | 'renamed' | 'recycled' | 'ambiguous' | 'gone' | 'stale_navigation' | 'wrong_tab' | 'hidden' | 'disabled' | 'intercepted' | 'never_issued' | 'malformed';
            acted: boolean;
            healedTo: string | null;
            before: {
                role: string;
                name: string;
                context: string;
            } | null;
            after: {
                role: string;
                name: string;
                context: string;
            } | null;
            candidates: {
                role: number;
                label: number;
                placeholder: number;
                text: number;
            } | null;
            interceptor: string | null;
            snapshotAge: number;
            durationMs: number;
            tab: string;
            url: string;
            detail: string;
            step: number | null;
        }>;
        nextCursor: string | null;
        hasMore: boolean;
    };
};

export type ListWhatBecameOfRefsOfRunResponse = ListWhatBecameOfRefsOfRunResponses[keyof ListWhatBecameOfRefsOfRunResponses];

export type ListArtifactsOfRunData = {
    body?: never;
    path: {
        runId: string;
    };
    query?: never;
    url: '/v1/runs/{runId}/artifacts';
};

export type ListArtifactsOfRunErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ListArtifactsOfRunError = ListArtifactsOfRunErrors[keyof ListArtifactsOfRunErrors];

export type ListArtifactsOfRunResponses = {
    /**
     * Default Response
     */
    200: {
        data: Array<Artifact>;
    };
};

export type ListArtifactsOfRunResponse = ListArtifactsOfRunResponses[keyof ListArtifactsOfRunResponses];

export type DownloadArtifactData = {
    body?: never;
    path: {
        runId: string;
        artifactId: string;
    };
    query?: never;
    url: '/v1/runs/{runId}/artifacts/{artifactId}';
};

export type DownloadArtifactErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type DownloadArtifactError = DownloadArtifactErrors[keyof DownloadArtifactErrors];

export type DownloadArtifactResponses = {
    /**
     * The file
     */
    200: unknown;
};

export type FollowRunData = {
    body?: never;
    headers?: {
        'last-event-id'?: string;
    };
    path: {
        runId: string;
    };
    query?: never;
    url: '/v1/runs/{runId}/events';
};

export type FollowRunErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type FollowRunError = FollowRunErrors[keyof FollowRunErrors];

export type FollowRunResponses = {
    /**
     * Events, each with a RunEvent as data
     */
    200: string;
    /**
     * Default Response
     */
    204: unknown;
};

export type FollowRunResponse = FollowRunResponses[keyof FollowRunResponses];

export type ListDeploymentsData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number;
        cursor?: string;
        environmentId?: string;
    };
    url: '/v1/deployments';
};

export type ListDeploymentsErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ListDeploymentsError = ListDeploymentsErrors[keyof ListDeploymentsErrors];

export type ListDeploymentsResponses = {
    /**
     * Default Response
     */
    200: {
        data: Array<Deployment>;
        nextCursor: string | null;
        hasMore: boolean;
    };
};

export type ListDeploymentsResponse = ListDeploymentsResponses[keyof ListDeploymentsResponses];

export type ReportDeploymentData = {
    body: {
        url: string;
        environment?: string;
        sha?: string;
        ref?: string;
        repository?: string;
        flows?: Array<string>;
        tags?: Array<string>;
        environmentId: string;
    };
    headers?: {
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/deployments';
};

export type ReportDeploymentErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ReportDeploymentError = ReportDeploymentErrors[keyof ReportDeploymentErrors];

export type ReportDeploymentResponses = {
    /**
     * Default Response
     */
    202: Deployment;
};

export type ReportDeploymentResponse = ReportDeploymentResponses[keyof ReportDeploymentResponses];

export type GetDeploymentData = {
    body?: never;
    path: {
        deploymentId: string;
    };
    query?: never;
    url: '/v1/deployments/{deploymentId}';
};

export type GetDeploymentErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type GetDeploymentError = GetDeploymentErrors[keyof GetDeploymentErrors];

export type GetDeploymentResponses = {
    /**
     * Default Response
     */
    200: Deployment;
};

export type GetDeploymentResponse = GetDeploymentResponses[keyof GetDeploymentResponses];

export type ListChannelsData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number;
        cursor?: string;
    };
    url: '/v1/channels';
};

export type ListChannelsErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ListChannelsError = ListChannelsErrors[keyof ListChannelsErrors];

export type ListChannelsResponses = {
    /**
     * Default Response
     */
    200: {
        data: Array<Channel>;
        nextCursor: string | null;
        hasMore: boolean;
    };
};

export type ListChannelsResponse = ListChannelsResponses[keyof ListChannelsResponses];

export type CreateChannelData = {
    body: {
        name: string;
        target: {
            kind: 'github';
            appId: string;
            privateKey: string;
            installationId?: number;
            apiUrl?: string;
            comment?: boolean;
        } | {
            kind: 'github_status';
            token: string;
            apiUrl?: string;
        } | {
            kind: 'gitlab';
            token: string;
            apiUrl?: string;
        } | {
            kind: 'vercel';
            token: string;
            checkId: string;
            teamId?: string;
            apiUrl?: string;
        } | {
            kind: 'webhook';
            url: string;
        } | {
            kind: 'slack';
            url: string;
        } | {
            kind: 'teams';
            url: string;
        } | {
            kind: 'discord';
            url: string;
        } | {
            kind: 'email';
            to: Array<string>;
            from: string;
            smtpUrl: string;
        };
        environmentId?: string | null;
        events?: 'change' | 'always';
        failuresBeforeTold?: number;
        digestMinutes?: number;
        quietHours?: {
            from: string;
            to: string;
            timeZone: string;
        } | null;
        inconclusiveAs?: 'failure' | 'success';
    };
    path?: never;
    query?: never;
    url: '/v1/channels';
};

export type CreateChannelErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type CreateChannelError = CreateChannelErrors[keyof CreateChannelErrors];

export type CreateChannelResponses = {
    /**
     * Default Response
     */
    201: ChannelCreated;
};

export type CreateChannelResponse = CreateChannelResponses[keyof CreateChannelResponses];

export type RemoveChannelData = {
    body?: never;
    path: {
        channelId: string;
    };
    query?: never;
    url: '/v1/channels/{channelId}';
};

export type RemoveChannelErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type RemoveChannelError = RemoveChannelErrors[keyof RemoveChannelErrors];

export type RemoveChannelResponses = {
    /**
     * Default Response
     */
    204: unknown;
};

export type GetChannelData = {
    body?: never;
    path: {
        channelId: string;
    };
    query?: never;
    url: '/v1/channels/{channelId}';
};

export type GetChannelErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type GetChannelError = GetChannelErrors[keyof GetChannelErrors];

export type GetChannelResponses = {
    /**
     * Default Response
     */
    200: Channel;
};

export type GetChannelResponse = GetChannelResponses[keyof GetChannelResponses];

export type ChangeChannelData = {
    body: {
        name?: string;
        target?: {
            kind: 'github';
            appId: string;
            privateKey: string;
            installationId?: number;
            apiUrl?: string;
            comment?: boolean;
        } | {
            kind: 'github_status';
            token: string;
            apiUrl?: string;
        } | {
            kind: 'gitlab';
            token: string;
            apiUrl?: string;
        } | {
            kind: 'vercel';
            token: string;
            checkId: string;
            teamId?: string;
            apiUrl?: string;
        } | {
            kind: 'webhook';
            url: string;
        } | {
            kind: 'slack';
            url: string;
        } | {
            kind: 'teams';
            url: string;
        } | {
            kind: 'discord';
            url: string;
        } | {
            kind: 'email';
            to: Array<string>;
            from: string;
            smtpUrl: string;
        };
        environmentId?: string | null;
        events?: 'change' | 'always';
        failuresBeforeTold?: number;
        digestMinutes?: number;
        quietHours?: {
            from: string;
            to: string;
            timeZone: string;
        } | null;
        inconclusiveAs?: 'failure' | 'success';
        enabled?: boolean;
    };
    path: {
        channelId: string;
    };
    query?: never;
    url: '/v1/channels/{channelId}';
};

export type ChangeChannelErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ChangeChannelError = ChangeChannelErrors[keyof ChangeChannelErrors];

export type ChangeChannelResponses = {
    /**
     * Default Response
     */
    200: Channel;
};

export type ChangeChannelResponse = ChangeChannelResponses[keyof ChangeChannelResponses];

export type TestChannelData = {
    body?: never;
    headers?: {
        'idempotency-key'?: string;
    };
    path: {
        channelId: string;
    };
    query?: never;
    url: '/v1/channels/{channelId}/test';
};

export type TestChannelErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type TestChannelError = TestChannelErrors[keyof TestChannelErrors];

export type TestChannelResponses = {
    /**
     * Default Response
     */
    202: Delivery;
};

export type TestChannelResponse = TestChannelResponses[keyof TestChannelResponses];

export type RotateSecretOfWebhookData = {
    body?: never;
    path: {
        channelId: string;
    };
    query?: never;
    url: '/v1/channels/{channelId}/rotate-secret';
};

export type RotateSecretOfWebhookErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type RotateSecretOfWebhookError = RotateSecretOfWebhookErrors[keyof RotateSecretOfWebhookErrors];

export type RotateSecretOfWebhookResponses = {
    /**
     * Default Response
     */
    200: {
        secret: string;
        previousUntil: string;
    };
};

export type RotateSecretOfWebhookResponse = RotateSecretOfWebhookResponses[keyof RotateSecretOfWebhookResponses];

export type ListDeliveriesOfChannelData = {
    body?: never;
    path: {
        channelId: string;
    };
    query?: {
        limit?: number;
        cursor?: string;
    };
    url: '/v1/channels/{channelId}/deliveries';
};

export type ListDeliveriesOfChannelErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ListDeliveriesOfChannelError = ListDeliveriesOfChannelErrors[keyof ListDeliveriesOfChannelErrors];

export type ListDeliveriesOfChannelResponses = {
    /**
     * Default Response
     */
    200: {
        data: Array<Delivery>;
        nextCursor: string | null;
        hasMore: boolean;
    };
};

export type ListDeliveriesOfChannelResponse = ListDeliveriesOfChannelResponses[keyof ListDeliveriesOfChannelResponses];

export type ReplayDeliveryData = {
    body?: never;
    headers?: {
        'idempotency-key'?: string;
    };
    path: {
        channelId: string;
        deliveryId: string;
    };
    query?: never;
    url: '/v1/channels/{channelId}/deliveries/{deliveryId}/replay';
};

export type ReplayDeliveryErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ReplayDeliveryError = ReplayDeliveryErrors[keyof ReplayDeliveryErrors];

export type ReplayDeliveryResponses = {
    /**
     * Default Response
     */
    202: Delivery;
};

export type ReplayDeliveryResponse = ReplayDeliveryResponses[keyof ReplayDeliveryResponses];

export type GetBadgeData = {
    body?: never;
    path: {
        environmentId: string;
    };
    query?: {
        flowId?: string;
    };
    url: '/v1/environments/{environmentId}/badge';
};

export type GetBadgeErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type GetBadgeError = GetBadgeErrors[keyof GetBadgeErrors];

export type GetBadgeResponses = {
    /**
     * Default Response
     */
    200: Badge;
};

export type GetBadgeResponse = GetBadgeResponses[keyof GetBadgeResponses];

export type ShowBadgeData = {
    body?: never;
    path: {
        token: string;
    };
    query?: never;
    url: '/badges/{token}';
};

export type ShowBadgeErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ShowBadgeError = ShowBadgeErrors[keyof ShowBadgeErrors];

export type ShowBadgeResponses = {
    /**
     * The picture
     */
    200: Blob | File;
};

export type ShowBadgeResponse = ShowBadgeResponses[keyof ShowBadgeResponses];

export type ListApiKeysData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number;
        cursor?: string;
    };
    url: '/v1/keys';
};

export type ListApiKeysErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ListApiKeysError = ListApiKeysErrors[keyof ListApiKeysErrors];

export type ListApiKeysResponses = {
    /**
     * Default Response
     */
    200: {
        data: Array<ApiKey>;
        nextCursor: string | null;
        hasMore: boolean;
    };
};

export type ListApiKeysResponse = ListApiKeysResponses[keyof ListApiKeysResponses];

export type CreateApiKeyData = {
    body: {
        name: string;
        scopes: Array<'flows:read' | 'flows:write' | 'runs:read' | 'runs:write' | 'settings:read' | 'settings:write'>;
        expiresAt?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/keys';
};

export type CreateApiKeyErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type CreateApiKeyError = CreateApiKeyErrors[keyof CreateApiKeyErrors];

export type CreateApiKeyResponses = {
    /**
     * Default Response
     */
    201: ApiKeyCreated;
};

export type CreateApiKeyResponse = CreateApiKeyResponses[keyof CreateApiKeyResponses];

export type RevokeApiKeyData = {
    body?: never;
    path: {
        keyId: string;
    };
    query?: never;
    url: '/v1/keys/{keyId}';
};

export type RevokeApiKeyErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type RevokeApiKeyError = RevokeApiKeyErrors[keyof RevokeApiKeyErrors];

export type RevokeApiKeyResponses = {
    /**
     * Default Response
     */
    200: ApiKey;
};

export type RevokeApiKeyResponse = RevokeApiKeyResponses[keyof RevokeApiKeyResponses];

export type GetModelSettingsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/settings/model';
};

export type GetModelSettingsErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type GetModelSettingsError = GetModelSettingsErrors[keyof GetModelSettingsErrors];

export type GetModelSettingsResponses = {
    /**
     * Default Response
     */
    200: {
        model: string | null;
        hasKey: boolean;
        budgets: {
            steps?: number;
            wallMs?: number;
            expectMs?: number;
            retriesPerStep?: number;
            modelCalls?: number;
            recoveryModelCalls?: number;
            tokens?: number;
            costUsd?: number;
        };
        updatedAt: string | null;
    };
};

export type GetModelSettingsResponse = GetModelSettingsResponses[keyof GetModelSettingsResponses];

export type SetModelSettingsData = {
    body: {
        model: string | null;
        key?: string | null;
        budgets?: {
            steps?: number;
            wallMs?: number;
            expectMs?: number;
            retriesPerStep?: number;
            modelCalls?: number;
            recoveryModelCalls?: number;
            tokens?: number;
            costUsd?: number;
        };
    };
    path?: never;
    query?: never;
    url: '/v1/settings/model';
};

export type SetModelSettingsErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type SetModelSettingsError = SetModelSettingsErrors[keyof SetModelSettingsErrors];

export type SetModelSettingsResponses = {
    /**
     * Default Response
     */
    200: {
        model: string | null;
        hasKey: boolean;
        budgets: {
            steps?: number;
            wallMs?: number;
            expectMs?: number;
            retriesPerStep?: number;
            modelCalls?: number;
            recoveryModelCalls?: number;
            tokens?: number;
            costUsd?: number;
        };
        updatedAt: string | null;
    };
};

export type SetModelSettingsResponse = SetModelSettingsResponses[keyof SetModelSettingsResponses];

export type GetUsageData = {
    body?: never;
    path?: never;
    query?: {
        from?: string;
        to?: string;
    };
    url: '/v1/usage';
};

export type GetUsageErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type GetUsageError = GetUsageErrors[keyof GetUsageErrors];

export type GetUsageResponses = {
    /**
     * Default Response
     */
    200: {
        from: string;
        to: string;
        total: {
            runs: number;
            runMinutes: number;
            modelCalls: number;
            inputTokens: number;
            outputTokens: number;
            costUsd: number;
        };
        data: Array<{
            hour: string;
            runs: number;
            runMinutes: number;
            modelCalls: number;
            inputTokens: number;
            outputTokens: number;
            costUsd: number;
        }>;
    };
};

export type GetUsageResponse = GetUsageResponses[keyof GetUsageResponses];

export type GetQueueStatsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/queue-stats';
};

export type GetQueueStatsErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type GetQueueStatsError = GetQueueStatsErrors[keyof GetQueueStatsErrors];

export type GetQueueStatsResponses = {
    /**
     * Default Response
     */
    200: QueueStats;
};

export type GetQueueStatsResponse = GetQueueStatsResponses[keyof GetQueueStatsResponses];

export type HealthData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/healthz';
};

export type HealthResponses = {
    /**
     * Default Response
     */
    200: {
        status: 'ok';
    };
};

export type HealthResponse = HealthResponses[keyof HealthResponses];

export type ReadyData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/readyz';
};

export type ReadyErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ReadyError = ReadyErrors[keyof ReadyErrors];

export type ReadyResponses = {
    /**
     * Default Response
     */
    200: {
        status: 'ready';
        database: 'ok';
        queue: 'ok';
    };
};

export type ReadyResponse = ReadyResponses[keyof ReadyResponses];

export type MetricsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/metrics';
};

export type MetricsResponses = {
    /**
     * Text format 0.0.4
     */
    200: string;
};

export type MetricsResponse = MetricsResponses[keyof MetricsResponses];

export type ReceiveDeployData = {
    body?: never;
    path: {
        token: string;
    };
    query?: never;
    url: '/hooks/generic/{token}';
};

export type ReceiveDeployErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ReceiveDeployError = ReceiveDeployErrors[keyof ReceiveDeployErrors];

export type ReceiveDeployResponses = {
    /**
     * Default Response
     */
    202: Deployment;
};

export type ReceiveDeployResponse = ReceiveDeployResponses[keyof ReceiveDeployResponses];

export type ReceiveGithubData = {
    body?: never;
    path: {
        token: string;
    };
    query?: never;
    url: '/hooks/github/{token}';
};

export type ReceiveGithubErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ReceiveGithubError = ReceiveGithubErrors[keyof ReceiveGithubErrors];

export type ReceiveGithubResponses = {
    /**
     * Default Response
     */
    202: HookReceipt;
};

export type ReceiveGithubResponse = ReceiveGithubResponses[keyof ReceiveGithubResponses];

export type ReceiveGitlabData = {
    body?: never;
    path: {
        token: string;
    };
    query?: never;
    url: '/hooks/gitlab/{token}';
};

export type ReceiveGitlabErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ReceiveGitlabError = ReceiveGitlabErrors[keyof ReceiveGitlabErrors];

export type ReceiveGitlabResponses = {
    /**
     * Default Response
     */
    202: HookReceipt;
};

export type ReceiveGitlabResponse = ReceiveGitlabResponses[keyof ReceiveGitlabResponses];

export type ReceiveVercelData = {
    body?: never;
    path: {
        token: string;
    };
    query?: never;
    url: '/hooks/vercel/{token}';
};

export type ReceiveVercelErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ReceiveVercelError = ReceiveVercelErrors[keyof ReceiveVercelErrors];

export type ReceiveVercelResponses = {
    /**
     * Default Response
     */
    202: HookReceipt;
};

export type ReceiveVercelResponse = ReceiveVercelResponses[keyof ReceiveVercelResponses];

export type ReceiveNetlifyData = {
    body?: never;
    path: {
        token: string;
    };
    query?: never;
    url: '/hooks/netlify/{token}';
};

export type ReceiveNetlifyErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ReceiveNetlifyError = ReceiveNetlifyErrors[keyof ReceiveNetlifyErrors];

export type ReceiveNetlifyResponses = {
    /**
     * Default Response
     */
    202: HookReceipt;
};

export type ReceiveNetlifyResponse = ReceiveNetlifyResponses[keyof ReceiveNetlifyResponses];
