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

export type Badge = {
    url: string;
    markdown: string;
};

export type Channel = {
    id: string;
    name: string;
    kind: 'github' | 'github_status' | 'gitlab' | 'vercel' | 'webhook' | 'slack' | 'slack_app' | 'teams' | 'discord' | 'email';
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
    kind: 'github' | 'github_status' | 'gitlab' | 'vercel' | 'webhook' | 'slack' | 'slack_app' | 'teams' | 'discord' | 'email';
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
    projectId: string;
    name: string;
    baseUrl: string;
    variables: {
        [key: string]: string;
    };
    viewport: {
        width: number;
        height: number;
    } | null;
    locale: string | null;
    timezone: string | null;
    colorScheme: 'light' | 'dark' | null;
    userAgentSuffix: string | null;
    headers: {
        [key: string]: string;
    };
    basicAuth: {
        username: string;
        password: string;
    } | null;
    allowedOrigins: Array<string> | null;
    allowPrivateHosts: boolean;
    model: string | null;
    budgets: {
        steps?: number;
        wallMs?: number;
        expectMs?: number;
        retriesPerStep?: number;
        modelCalls?: number;
        recoveryModelCalls?: number;
        tokens?: number;
        costUsd?: number;
    } | null;
    retryPolicy: {
        infrastructure?: number;
        site?: number;
        agent?: number;
    } | null;
    storageStateMaxAgeMs: number;
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
    projectId: string;
    name: string;
    tags: Array<string>;
    paths: Array<string>;
    file: string | null;
    version: FlowVersion;
    flake: {
        score: number | null;
        runs: number;
        unstable: number;
    };
    quarantine: {
        reason: string;
        since: string;
        by: string;
    } | null;
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
    viewport: {
        width: number;
        height: number;
    } | null;
    locale: string | null;
    timezone: string | null;
    colorScheme: 'light' | 'dark' | null;
    userAgentSuffix: string | null;
    headers: {
        [key: string]: string;
    };
    basicAuth: {
        username: string;
        password: string;
    } | null;
    allowedOrigins: Array<string> | null;
    needs: string | null;
    createdAt: string;
};

export type Hook = {
    id: string;
    environmentId: string;
    source: 'generic' | 'github' | 'gitlab' | 'vercel' | 'netlify';
    flows: Array<string>;
    tags: Array<string>;
    files: Array<string>;
    suite: string | null;
    createdAt: string;
};

export type HookCreated = {
    id: string;
    environmentId: string;
    source: 'generic' | 'github' | 'gitlab' | 'vercel' | 'netlify';
    flows: Array<string>;
    tags: Array<string>;
    files: Array<string>;
    suite: string | null;
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
    code: 'invalid_input' | 'invalid_cursor' | 'invalid_flow_file' | 'missing_variable' | 'unauthenticated' | 'forbidden' | 'not_found' | 'conflict' | 'archived' | 'already_finished' | 'idempotency_key_reused' | 'idempotency_in_progress' | 'signature_invalid' | 'timestamp_out_of_tolerance' | 'payload_too_large' | 'unsupported_media_type' | 'limit_exceeded' | 'queue_full' | 'rate_limited' | 'policy_denied' | 'lease_lost' | 'not_configured' | 'unavailable' | 'internal';
    requestId: string;
    limit?: {
        name: 'concurrent_runs' | 'queued_runs' | 'runs_per_day' | 'minutes_per_month' | 'tokens_per_month' | 'cost_usd_per_month' | 'artifact_bytes_per_month';
        max: number | null;
        used: number;
        period: 'now' | 'day' | 'month';
        resetsAt: string | null;
    };
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
        kind: 'screenshot' | 'trace' | 'snapshot' | 'console' | 'network' | 'download' | 'transcript' | 'expected' | 'actual' | 'difference';
        path?: string;
        url?: string;
        step?: number;
        name?: string;
    }>;
    id: string;
    flowId: string;
    environmentId: string;
    deploymentId: string | null;
    trigger: 'api' | 'cli' | 'hook' | 'schedule' | 'manual' | 'rerun';
    quarantined: boolean;
    waitsFor: Array<string>;
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
    quarantined: boolean;
    attempts: number;
    durationMs: number | null;
    createdAt: string;
    startedAt: string | null;
    finishedAt: string | null;
};

export type Schedule = {
    id: string;
    name: string;
    environmentId: string;
    cron: string;
    timeZone: string;
    flows: Array<string>;
    tags: Array<string>;
    files: Array<string>;
    suite: string | null;
    missed: 'skip' | 'once' | 'all';
    paused: boolean;
    nextAt: string | null;
    lastAt: string | null;
    lastRuns: Array<string>;
    problem: string | null;
    createdAt: string;
    updatedAt: string;
};

export type Scope = {
    relation: 'row' | 'item' | 'within' | 'near' | 'below' | 'above' | 'left-of' | 'right-of';
    text?: string;
    role?: 'button' | 'link' | 'tab' | 'menu' | 'heading' | 'textbox' | 'searchbox' | 'combobox' | 'checkbox' | 'radio' | 'switch' | 'slider' | 'row' | 'column' | 'cell' | 'table' | 'list' | 'listitem' | 'card' | 'option' | 'dialog' | 'alert' | 'img' | 'region' | 'form' | 'navigation' | 'banner' | 'iframe' | 'page' | 'progressbar' | 'tooltip' | 'video';
    noun?: string;
    holds?: true;
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
        decision?: number;
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
    leaves?: 'collapsed';
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

export type Suite = {
    id: string;
    name: string;
    flows: Array<string>;
    tags: Array<string>;
    order: 'sequence' | 'parallel';
    onFailure: 'stop' | 'continue';
    createdAt: string;
    updatedAt: string;
};

export type Target = {
    text?: string;
    role?: 'button' | 'link' | 'tab' | 'menu' | 'heading' | 'textbox' | 'searchbox' | 'combobox' | 'checkbox' | 'radio' | 'switch' | 'slider' | 'row' | 'column' | 'cell' | 'table' | 'list' | 'listitem' | 'card' | 'option' | 'dialog' | 'alert' | 'img' | 'region' | 'form' | 'navigation' | 'banner' | 'iframe' | 'page' | 'progressbar' | 'tooltip' | 'video';
    noun?: string;
    holds?: true;
    ordinal?: number;
    scope?: Scope;
};

export type SignUpData = {
    body: {
        email: string;
        password: string;
        name: string;
    };
    path?: never;
    query?: never;
    url: '/auth/sign-up';
};

export type SignUpErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type SignUpError = SignUpErrors[keyof SignUpErrors];

export type SignUpResponses = {
    /**
     * Default Response
     */
    200: {
        verification: 'mail' | 'none';
    };
};

export type SignUpResponse = SignUpResponses[keyof SignUpResponses];

export type SignInData = {
    body: {
        email: string;
        password: string;
        remember?: boolean;
    };
    path?: never;
    query?: never;
    url: '/auth/sign-in';
};

export type SignInErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type SignInError = SignInErrors[keyof SignInErrors];

export type SignInResponses = {
    /**
     * Default Response
     */
    200: {
        id: string;
        email: string;
        name: string;
        emailVerified: boolean;
    };
};

export type SignInResponse = SignInResponses[keyof SignInResponses];

export type SignOutData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/auth/sign-out';
};

export type SignOutErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type SignOutError = SignOutErrors[keyof SignOutErrors];

export type SignOutResponses = {
    /**
     * Default Response
     */
    204: unknown;
};

export type GetMeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/me';
};

export type GetMeErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type GetMeError = GetMeErrors[keyof GetMeErrors];

export type GetMeResponses = {
    /**
     * Default Response
     */
    200: {
        person: {
            id: string;
            email: string;
            name: string;
            emailVerified: boolean;
        };
        sessionId: string;
        activeWorkspaceId: string | null;
        workspaces: Array<{
            id: string;
            name: string;
            createdAt: string;
            role: 'owner' | 'admin' | 'member' | 'viewer';
        }>;
    };
};

export type GetMeResponse = GetMeResponses[keyof GetMeResponses];

export type ChangeMeData = {
    body: {
        name?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/me';
};

export type ChangeMeErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ChangeMeError = ChangeMeErrors[keyof ChangeMeErrors];

export type ChangeMeResponses = {
    /**
     * Default Response
     */
    200: {
        person: {
            id: string;
            email: string;
            name: string;
            emailVerified: boolean;
        };
        sessionId: string;
        activeWorkspaceId: string | null;
        workspaces: Array<{
            id: string;
            name: string;
            createdAt: string;
            role: 'owner' | 'admin' | 'member' | 'viewer';
        }>;
    };
};

export type ChangeMeResponse = ChangeMeResponses[keyof ChangeMeResponses];

export type ListMyWorkspacesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/workspaces';
};

export type ListMyWorkspacesErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ListMyWorkspacesError = ListMyWorkspacesErrors[keyof ListMyWorkspacesErrors];

export type ListMyWorkspacesResponses = {
    /**
     * Default Response
     */
    200: {
        data: Array<{
            id: string;
            name: string;
            createdAt: string;
            role: 'owner' | 'admin' | 'member' | 'viewer';
        }>;
    };
};

export type ListMyWorkspacesResponse = ListMyWorkspacesResponses[keyof ListMyWorkspacesResponses];

export type CreateWorkspaceData = {
    body: {
        name: string;
    };
    headers?: {
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/workspaces';
};

export type CreateWorkspaceErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type CreateWorkspaceError = CreateWorkspaceErrors[keyof CreateWorkspaceErrors];

export type CreateWorkspaceResponses = {
    /**
     * Default Response
     */
    201: {
        id: string;
        name: string;
        createdAt: string;
        role: 'owner' | 'admin' | 'member' | 'viewer';
    };
};

export type CreateWorkspaceResponse = CreateWorkspaceResponses[keyof CreateWorkspaceResponses];

export type SendVerificationMailAgainData = {
    body: {
        email: string;
    };
    path?: never;
    query?: never;
    url: '/auth/send-verification';
};

export type SendVerificationMailAgainErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type SendVerificationMailAgainError = SendVerificationMailAgainErrors[keyof SendVerificationMailAgainErrors];

export type SendVerificationMailAgainResponses = {
    /**
     * Default Response
     */
    204: unknown;
};

export type VerifyAddressData = {
    body: {
        token: string;
    };
    path?: never;
    query?: never;
    url: '/auth/verify-email';
};

export type VerifyAddressErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type VerifyAddressError = VerifyAddressErrors[keyof VerifyAddressErrors];

export type VerifyAddressResponses = {
    /**
     * Default Response
     */
    204: unknown;
};

export type AskForNewPasswordData = {
    body: {
        email: string;
    };
    path?: never;
    query?: never;
    url: '/auth/request-password-reset';
};

export type AskForNewPasswordErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type AskForNewPasswordError = AskForNewPasswordErrors[keyof AskForNewPasswordErrors];

export type AskForNewPasswordResponses = {
    /**
     * Default Response
     */
    204: unknown;
};

export type ChooseNewPasswordData = {
    body: {
        token: string;
        password: string;
    };
    path?: never;
    query?: never;
    url: '/auth/reset-password';
};

export type ChooseNewPasswordErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ChooseNewPasswordError = ChooseNewPasswordErrors[keyof ChooseNewPasswordErrors];

export type ChooseNewPasswordResponses = {
    /**
     * Default Response
     */
    204: unknown;
};

export type GetWaysToSignInData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/auth/ways';
};

export type GetWaysToSignInErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type GetWaysToSignInError = GetWaysToSignInErrors[keyof GetWaysToSignInErrors];

export type GetWaysToSignInResponses = {
    /**
     * Default Response
     */
    200: {
        signUp: 'open' | 'invited';
        github: boolean;
        mail: boolean;
    };
};

export type GetWaysToSignInResponse = GetWaysToSignInResponses[keyof GetWaysToSignInResponses];

export type SignInWithGithubData = {
    body?: never;
    path?: never;
    query?: {
        returnTo?: string;
    };
    url: '/auth/sign-in/github';
};

export type SignInWithGithubErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type SignInWithGithubError = SignInWithGithubErrors[keyof SignInWithGithubErrors];

export type SignInWithGithubResponses = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type SignInWithGithubResponse = SignInWithGithubResponses[keyof SignInWithGithubResponses];

export type ComeBackFromGithubData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/auth/callback/github';
};

export type ComeBackFromGithubErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ComeBackFromGithubError = ComeBackFromGithubErrors[keyof ComeBackFromGithubErrors];

export type ComeBackFromGithubResponses = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ComeBackFromGithubResponse = ComeBackFromGithubResponses[keyof ComeBackFromGithubResponses];

export type ShowInvitationData = {
    body: {
        token: string;
    };
    path?: never;
    query?: never;
    url: '/auth/invitation';
};

export type ShowInvitationErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ShowInvitationError = ShowInvitationErrors[keyof ShowInvitationErrors];

export type ShowInvitationResponses = {
    /**
     * Default Response
     */
    200: {
        workspaceName: string;
        email: string;
        role: 'owner' | 'admin' | 'member' | 'viewer';
        expiresAt: string;
    };
};

export type ShowInvitationResponse = ShowInvitationResponses[keyof ShowInvitationResponses];

export type DeclineInvitationData = {
    body: {
        token: string;
    };
    path?: never;
    query?: never;
    url: '/auth/invitation/decline';
};

export type DeclineInvitationErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type DeclineInvitationError = DeclineInvitationErrors[keyof DeclineInvitationErrors];

export type DeclineInvitationResponses = {
    /**
     * Default Response
     */
    204: unknown;
};

export type ChangeMyPasswordData = {
    body: {
        password: string;
        newPassword: string;
    };
    path?: never;
    query?: never;
    url: '/v1/me/password';
};

export type ChangeMyPasswordErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ChangeMyPasswordError = ChangeMyPasswordErrors[keyof ChangeMyPasswordErrors];

export type ChangeMyPasswordResponses = {
    /**
     * Default Response
     */
    204: unknown;
};

export type SetMyActiveWorkspaceData = {
    body: {
        workspaceId: string;
    };
    path?: never;
    query?: never;
    url: '/v1/me/workspace';
};

export type SetMyActiveWorkspaceErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type SetMyActiveWorkspaceError = SetMyActiveWorkspaceErrors[keyof SetMyActiveWorkspaceErrors];

export type SetMyActiveWorkspaceResponses = {
    /**
     * Default Response
     */
    200: {
        person: {
            id: string;
            email: string;
            name: string;
            emailVerified: boolean;
        };
        sessionId: string;
        activeWorkspaceId: string | null;
        workspaces: Array<{
            id: string;
            name: string;
            createdAt: string;
            role: 'owner' | 'admin' | 'member' | 'viewer';
        }>;
    };
};

export type SetMyActiveWorkspaceResponse = SetMyActiveWorkspaceResponses[keyof SetMyActiveWorkspaceResponses];

export type RevokeMyOtherSessionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/me/sessions';
};

export type RevokeMyOtherSessionsErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type RevokeMyOtherSessionsError = RevokeMyOtherSessionsErrors[keyof RevokeMyOtherSessionsErrors];

export type RevokeMyOtherSessionsResponses = {
    /**
     * Default Response
     */
    200: {
        revoked: number;
    };
};

export type RevokeMyOtherSessionsResponse = RevokeMyOtherSessionsResponses[keyof RevokeMyOtherSessionsResponses];

export type ListMySessionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/me/sessions';
};

export type ListMySessionsErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ListMySessionsError = ListMySessionsErrors[keyof ListMySessionsErrors];

export type ListMySessionsResponses = {
    /**
     * Default Response
     */
    200: {
        data: Array<{
            id: string;
            current: boolean;
            address: string | null;
            userAgent: string | null;
            createdAt: string;
            lastUsedAt: string;
            expiresAt: string;
        }>;
    };
};

export type ListMySessionsResponse = ListMySessionsResponses[keyof ListMySessionsResponses];

export type RevokeOneOfMySessionsData = {
    body?: never;
    path: {
        sessionId: string;
    };
    query?: never;
    url: '/v1/me/sessions/{sessionId}';
};

export type RevokeOneOfMySessionsErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type RevokeOneOfMySessionsError = RevokeOneOfMySessionsErrors[keyof RevokeOneOfMySessionsErrors];

export type RevokeOneOfMySessionsResponses = {
    /**
     * Default Response
     */
    204: unknown;
};

export type AcceptInvitationData = {
    body: {
        token: string;
    };
    headers?: {
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/invitations/accept';
};

export type AcceptInvitationErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type AcceptInvitationError = AcceptInvitationErrors[keyof AcceptInvitationErrors];

export type AcceptInvitationResponses = {
    /**
     * Default Response
     */
    200: {
        id: string;
        name: string;
        createdAt: string;
        role: 'owner' | 'admin' | 'member' | 'viewer';
    };
};

export type AcceptInvitationResponse = AcceptInvitationResponses[keyof AcceptInvitationResponses];

export type DeleteWorkspaceData = {
    body: {
        name: string;
    };
    path: {
        workspaceId: string;
    };
    query?: never;
    url: '/v1/workspaces/{workspaceId}';
};

export type DeleteWorkspaceErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type DeleteWorkspaceError = DeleteWorkspaceErrors[keyof DeleteWorkspaceErrors];

export type DeleteWorkspaceResponses = {
    /**
     * Default Response
     */
    202: {
        id: string;
        deletedAt: string;
    };
};

export type DeleteWorkspaceResponse = DeleteWorkspaceResponses[keyof DeleteWorkspaceResponses];

export type RenameWorkspaceData = {
    body: {
        name: string;
    };
    path: {
        workspaceId: string;
    };
    query?: never;
    url: '/v1/workspaces/{workspaceId}';
};

export type RenameWorkspaceErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type RenameWorkspaceError = RenameWorkspaceErrors[keyof RenameWorkspaceErrors];

export type RenameWorkspaceResponses = {
    /**
     * Default Response
     */
    200: {
        id: string;
        name: string;
        createdAt: string;
    };
};

export type RenameWorkspaceResponse = RenameWorkspaceResponses[keyof RenameWorkspaceResponses];

export type LeaveWorkspaceData = {
    body?: never;
    headers?: {
        'idempotency-key'?: string;
    };
    path: {
        workspaceId: string;
    };
    query?: never;
    url: '/v1/workspaces/{workspaceId}/leave';
};

export type LeaveWorkspaceErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type LeaveWorkspaceError = LeaveWorkspaceErrors[keyof LeaveWorkspaceErrors];

export type LeaveWorkspaceResponses = {
    /**
     * Default Response
     */
    204: unknown;
};

export type TransferWorkspaceData = {
    body: {
        memberId: string;
    };
    headers?: {
        'idempotency-key'?: string;
    };
    path: {
        workspaceId: string;
    };
    query?: never;
    url: '/v1/workspaces/{workspaceId}/transfer';
};

export type TransferWorkspaceErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type TransferWorkspaceError = TransferWorkspaceErrors[keyof TransferWorkspaceErrors];

export type TransferWorkspaceResponses = {
    /**
     * Default Response
     */
    200: {
        id: string;
        userId: string;
        email: string;
        name: string;
        role: 'owner' | 'admin' | 'member' | 'viewer';
        createdAt: string;
    };
};

export type TransferWorkspaceResponse = TransferWorkspaceResponses[keyof TransferWorkspaceResponses];

export type ListMembersData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number;
        cursor?: string;
    };
    url: '/v1/members';
};

export type ListMembersErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ListMembersError = ListMembersErrors[keyof ListMembersErrors];

export type ListMembersResponses = {
    /**
     * Default Response
     */
    200: {
        data: Array<{
            id: string;
            userId: string;
            email: string;
            name: string;
            role: 'owner' | 'admin' | 'member' | 'viewer';
            createdAt: string;
        }>;
        nextCursor: string | null;
        hasMore: boolean;
    };
};

export type ListMembersResponse = ListMembersResponses[keyof ListMembersResponses];

export type RemoveMemberData = {
    body?: never;
    path: {
        memberId: string;
    };
    query?: never;
    url: '/v1/members/{memberId}';
};

export type RemoveMemberErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type RemoveMemberError = RemoveMemberErrors[keyof RemoveMemberErrors];

export type RemoveMemberResponses = {
    /**
     * Default Response
     */
    204: unknown;
};

export type ChangeMemberData = {
    body: {
        role: 'owner' | 'admin' | 'member' | 'viewer';
    };
    path: {
        memberId: string;
    };
    query?: never;
    url: '/v1/members/{memberId}';
};

export type ChangeMemberErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ChangeMemberError = ChangeMemberErrors[keyof ChangeMemberErrors];

export type ChangeMemberResponses = {
    /**
     * Default Response
     */
    200: {
        id: string;
        userId: string;
        email: string;
        name: string;
        role: 'owner' | 'admin' | 'member' | 'viewer';
        createdAt: string;
    };
};

export type ChangeMemberResponse = ChangeMemberResponses[keyof ChangeMemberResponses];

export type ListInvitationsData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number;
        cursor?: string;
    };
    url: '/v1/invitations';
};

export type ListInvitationsErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ListInvitationsError = ListInvitationsErrors[keyof ListInvitationsErrors];

export type ListInvitationsResponses = {
    /**
     * Default Response
     */
    200: {
        data: Array<{
            id: string;
            email: string;
            role: 'owner' | 'admin' | 'member' | 'viewer';
            status: 'open' | 'accepted' | 'declined' | 'cancelled' | 'expired';
            createdAt: string;
            expiresAt: string;
        }>;
        nextCursor: string | null;
        hasMore: boolean;
    };
};

export type ListInvitationsResponse = ListInvitationsResponses[keyof ListInvitationsResponses];

export type InviteSomebodyData = {
    body: {
        email: string;
        role: 'owner' | 'admin' | 'member' | 'viewer';
    };
    headers?: {
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/invitations';
};

export type InviteSomebodyErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type InviteSomebodyError = InviteSomebodyErrors[keyof InviteSomebodyErrors];

export type InviteSomebodyResponses = {
    /**
     * Default Response
     */
    201: {
        id: string;
        email: string;
        role: 'owner' | 'admin' | 'member' | 'viewer';
        status: 'open' | 'accepted' | 'declined' | 'cancelled' | 'expired';
        createdAt: string;
        expiresAt: string;
        url: string | null;
    };
};

export type InviteSomebodyResponse = InviteSomebodyResponses[keyof InviteSomebodyResponses];

export type CancelInvitationData = {
    body?: never;
    path: {
        invitationId: string;
    };
    query?: never;
    url: '/v1/invitations/{invitationId}';
};

export type CancelInvitationErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type CancelInvitationError = CancelInvitationErrors[keyof CancelInvitationErrors];

export type CancelInvitationResponses = {
    /**
     * Default Response
     */
    200: {
        id: string;
        email: string;
        role: 'owner' | 'admin' | 'member' | 'viewer';
        status: 'open' | 'accepted' | 'declined' | 'cancelled' | 'expired';
        createdAt: string;
        expiresAt: string;
    };
};

export type CancelInvitationResponse = CancelInvitationResponses[keyof CancelInvitationResponses];

export type ListAuditEntriesData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number;
        cursor?: string;
        action?: string;
        actorId?: string;
        subjectId?: string;
    };
    url: '/v1/audit';
};

export type ListAuditEntriesErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ListAuditEntriesError = ListAuditEntriesErrors[keyof ListAuditEntriesErrors];

export type ListAuditEntriesResponses = {
    /**
     * Default Response
     */
    200: {
        data: Array<{
            id: string;
            actor: {
                kind: string;
                id: string;
                name: string | null;
            };
            action: string;
            subjectId: string;
            details: {
                [key: string]: unknown;
            };
            createdAt: string;
        }>;
        nextCursor: string | null;
        hasMore: boolean;
    };
};

export type ListAuditEntriesResponse = ListAuditEntriesResponses[keyof ListAuditEntriesResponses];

export type ListFlowsData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number;
        cursor?: string;
        archived?: string;
        projectId?: string;
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
        paths?: Array<string>;
        file?: string;
        needs?: string;
        viewport?: {
            width: number;
            height: number;
        };
        locale?: string;
        timezone?: string;
        colorScheme?: 'light' | 'dark';
        userAgentSuffix?: string;
        headers?: {
            [key: string]: string;
        };
        basicAuth?: {
            username: string;
            password: string;
        };
        allowedOrigins?: Array<string>;
        projectId?: string;
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
        paths?: Array<string>;
        file?: string | null;
        needs?: string | null;
        viewport?: {
            width: number;
            height: number;
        } | null;
        locale?: string | null;
        timezone?: string | null;
        colorScheme?: 'light' | 'dark' | null;
        userAgentSuffix?: string | null;
        headers?: {
            [key: string]: string;
        } | null;
        basicAuth?: {
            username: string;
            password: string;
        } | null;
        allowedOrigins?: Array<string> | null;
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
            action: string;
            target: {
                role: string;
                name: string;
                context: string;
            } | null;
            effect: 'navigates' | 'changes' | 'sets_value' | 'none';
            optional: boolean;
            byModel: boolean;
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

export type QuarantineFlowData = {
    body: {
        reason: string;
    };
    headers?: {
        'idempotency-key'?: string;
    };
    path: {
        flowId: string;
    };
    query?: never;
    url: '/v1/flows/{flowId}/quarantine';
};

export type QuarantineFlowErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type QuarantineFlowError = QuarantineFlowErrors[keyof QuarantineFlowErrors];

export type QuarantineFlowResponses = {
    /**
     * Default Response
     */
    200: Flow;
};

export type QuarantineFlowResponse = QuarantineFlowResponses[keyof QuarantineFlowResponses];

export type ReleaseFlowData = {
    body?: never;
    headers?: {
        'idempotency-key'?: string;
    };
    path: {
        flowId: string;
    };
    query?: never;
    url: '/v1/flows/{flowId}/release';
};

export type ReleaseFlowErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ReleaseFlowError = ReleaseFlowErrors[keyof ReleaseFlowErrors];

export type ReleaseFlowResponses = {
    /**
     * Default Response
     */
    200: Flow;
};

export type ReleaseFlowResponse = ReleaseFlowResponses[keyof ReleaseFlowResponses];

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

export type ListBaselinesOfFlowData = {
    body?: never;
    path: {
        flowId: string;
    };
    query?: {
        limit?: number;
        cursor?: string;
        environmentId?: string;
    };
    url: '/v1/flows/{flowId}/baselines';
};

export type ListBaselinesOfFlowErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ListBaselinesOfFlowError = ListBaselinesOfFlowErrors[keyof ListBaselinesOfFlowErrors];

export type ListBaselinesOfFlowResponses = {
    /**
     * Default Response
     */
    200: {
        data: Array<{
            id: string;
            flowId: string;
            environmentId: string;
            name: string;
            look: {
                viewport: {
                    width: number;
                    height: number;
                } | null;
                colorScheme: 'light' | 'dark' | null;
                locale: string | null;
                timezone: string | null;
            };
            contentType: 'image/png';
            bytes: number;
            runId: string;
            acceptedBy: string | null;
            createdAt: string;
            signedUrl: string;
            expiresAt: string;
        }>;
        nextCursor: string | null;
        hasMore: boolean;
    };
};

export type ListBaselinesOfFlowResponse = ListBaselinesOfFlowResponses[keyof ListBaselinesOfFlowResponses];

export type AcceptWhatRunSawAsNewBaselineData = {
    body: {
        artifactId: string;
    };
    headers?: {
        'idempotency-key'?: string;
    };
    path: {
        flowId: string;
    };
    query?: never;
    url: '/v1/flows/{flowId}/baselines';
};

export type AcceptWhatRunSawAsNewBaselineErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type AcceptWhatRunSawAsNewBaselineError = AcceptWhatRunSawAsNewBaselineErrors[keyof AcceptWhatRunSawAsNewBaselineErrors];

export type AcceptWhatRunSawAsNewBaselineResponses = {
    /**
     * Default Response
     */
    201: {
        id: string;
        flowId: string;
        environmentId: string;
        name: string;
        look: {
            viewport: {
                width: number;
                height: number;
            } | null;
            colorScheme: 'light' | 'dark' | null;
            locale: string | null;
            timezone: string | null;
        };
        contentType: 'image/png';
        bytes: number;
        runId: string;
        acceptedBy: string | null;
        createdAt: string;
        signedUrl: string;
        expiresAt: string;
    };
};

export type AcceptWhatRunSawAsNewBaselineResponse = AcceptWhatRunSawAsNewBaselineResponses[keyof AcceptWhatRunSawAsNewBaselineResponses];

export type RemoveBaselineData = {
    body?: never;
    path: {
        flowId: string;
        baselineId: string;
    };
    query?: never;
    url: '/v1/flows/{flowId}/baselines/{baselineId}';
};

export type RemoveBaselineErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type RemoveBaselineError = RemoveBaselineErrors[keyof RemoveBaselineErrors];

export type RemoveBaselineResponses = {
    /**
     * Default Response
     */
    204: unknown;
};

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

export type ListProjectsData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number;
        cursor?: string;
    };
    url: '/v1/projects';
};

export type ListProjectsErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ListProjectsError = ListProjectsErrors[keyof ListProjectsErrors];

export type ListProjectsResponses = {
    /**
     * Default Response
     */
    200: {
        data: Array<{
            id: string;
            name: string;
            isDefault: boolean;
            createdAt: string;
        }>;
        nextCursor: string | null;
        hasMore: boolean;
    };
};

export type ListProjectsResponse = ListProjectsResponses[keyof ListProjectsResponses];

export type CreateProjectData = {
    body: {
        name: string;
    };
    headers?: {
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/projects';
};

export type CreateProjectErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type CreateProjectError = CreateProjectErrors[keyof CreateProjectErrors];

export type CreateProjectResponses = {
    /**
     * Default Response
     */
    201: {
        id: string;
        name: string;
        isDefault: boolean;
        createdAt: string;
    };
};

export type CreateProjectResponse = CreateProjectResponses[keyof CreateProjectResponses];

export type RemoveProjectData = {
    body?: never;
    path: {
        projectId: string;
    };
    query?: never;
    url: '/v1/projects/{projectId}';
};

export type RemoveProjectErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type RemoveProjectError = RemoveProjectErrors[keyof RemoveProjectErrors];

export type RemoveProjectResponses = {
    /**
     * Default Response
     */
    204: unknown;
};

export type GetProjectData = {
    body?: never;
    path: {
        projectId: string;
    };
    query?: never;
    url: '/v1/projects/{projectId}';
};

export type GetProjectErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type GetProjectError = GetProjectErrors[keyof GetProjectErrors];

export type GetProjectResponses = {
    /**
     * Default Response
     */
    200: {
        id: string;
        name: string;
        isDefault: boolean;
        createdAt: string;
    };
};

export type GetProjectResponse = GetProjectResponses[keyof GetProjectResponses];

export type RenameProjectData = {
    body: {
        name?: string;
    };
    path: {
        projectId: string;
    };
    query?: never;
    url: '/v1/projects/{projectId}';
};

export type RenameProjectErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type RenameProjectError = RenameProjectErrors[keyof RenameProjectErrors];

export type RenameProjectResponses = {
    /**
     * Default Response
     */
    200: {
        id: string;
        name: string;
        isDefault: boolean;
        createdAt: string;
    };
};

export type RenameProjectResponse = RenameProjectResponses[keyof RenameProjectResponses];

export type ListSuitesData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number;
        cursor?: string;
    };
    url: '/v1/suites';
};

export type ListSuitesErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ListSuitesError = ListSuitesErrors[keyof ListSuitesErrors];

export type ListSuitesResponses = {
    /**
     * Default Response
     */
    200: {
        data: Array<Suite>;
        nextCursor: string | null;
        hasMore: boolean;
    };
};

export type ListSuitesResponse = ListSuitesResponses[keyof ListSuitesResponses];

export type CreateSuiteData = {
    body: {
        name: string;
        flows?: Array<string>;
        tags?: Array<string>;
        order?: 'sequence' | 'parallel';
        onFailure?: 'stop' | 'continue';
    };
    headers?: {
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/suites';
};

export type CreateSuiteErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type CreateSuiteError = CreateSuiteErrors[keyof CreateSuiteErrors];

export type CreateSuiteResponses = {
    /**
     * Default Response
     */
    201: Suite;
};

export type CreateSuiteResponse = CreateSuiteResponses[keyof CreateSuiteResponses];

export type RemoveSuiteData = {
    body?: never;
    path: {
        suiteId: string;
    };
    query?: never;
    url: '/v1/suites/{suiteId}';
};

export type RemoveSuiteErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type RemoveSuiteError = RemoveSuiteErrors[keyof RemoveSuiteErrors];

export type RemoveSuiteResponses = {
    /**
     * Default Response
     */
    204: unknown;
};

export type GetSuiteData = {
    body?: never;
    path: {
        suiteId: string;
    };
    query?: never;
    url: '/v1/suites/{suiteId}';
};

export type GetSuiteErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type GetSuiteError = GetSuiteErrors[keyof GetSuiteErrors];

export type GetSuiteResponses = {
    /**
     * Default Response
     */
    200: Suite;
};

export type GetSuiteResponse = GetSuiteResponses[keyof GetSuiteResponses];

export type ChangeSuiteData = {
    body: {
        name?: string;
        flows?: Array<string>;
        tags?: Array<string>;
        order?: 'sequence' | 'parallel';
        onFailure?: 'stop' | 'continue';
    };
    path: {
        suiteId: string;
    };
    query?: never;
    url: '/v1/suites/{suiteId}';
};

export type ChangeSuiteErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ChangeSuiteError = ChangeSuiteErrors[keyof ChangeSuiteErrors];

export type ChangeSuiteResponses = {
    /**
     * Default Response
     */
    200: Suite;
};

export type ChangeSuiteResponse = ChangeSuiteResponses[keyof ChangeSuiteResponses];

export type ListSchedulesData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number;
        cursor?: string;
    };
    url: '/v1/schedules';
};

export type ListSchedulesErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ListSchedulesError = ListSchedulesErrors[keyof ListSchedulesErrors];

export type ListSchedulesResponses = {
    /**
     * Default Response
     */
    200: {
        data: Array<Schedule>;
        nextCursor: string | null;
        hasMore: boolean;
    };
};

export type ListSchedulesResponse = ListSchedulesResponses[keyof ListSchedulesResponses];

export type CreateScheduleData = {
    body: {
        name: string;
        environmentId: string;
        cron: string;
        timeZone?: string;
        flows?: Array<string>;
        tags?: Array<string>;
        files?: Array<string>;
        suite?: string | null;
        missed?: 'skip' | 'once' | 'all';
    };
    headers?: {
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/schedules';
};

export type CreateScheduleErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type CreateScheduleError = CreateScheduleErrors[keyof CreateScheduleErrors];

export type CreateScheduleResponses = {
    /**
     * Default Response
     */
    201: Schedule;
};

export type CreateScheduleResponse = CreateScheduleResponses[keyof CreateScheduleResponses];

export type RemoveScheduleData = {
    body?: never;
    path: {
        scheduleId: string;
    };
    query?: never;
    url: '/v1/schedules/{scheduleId}';
};

export type RemoveScheduleErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type RemoveScheduleError = RemoveScheduleErrors[keyof RemoveScheduleErrors];

export type RemoveScheduleResponses = {
    /**
     * Default Response
     */
    204: unknown;
};

export type GetScheduleData = {
    body?: never;
    path: {
        scheduleId: string;
    };
    query?: never;
    url: '/v1/schedules/{scheduleId}';
};

export type GetScheduleErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type GetScheduleError = GetScheduleErrors[keyof GetScheduleErrors];

export type GetScheduleResponses = {
    /**
     * Default Response
     */
    200: Schedule;
};

export type GetScheduleResponse = GetScheduleResponses[keyof GetScheduleResponses];

export type ChangeScheduleData = {
    body: {
        name?: string;
        environmentId?: string;
        cron?: string;
        timeZone?: string;
        flows?: Array<string>;
        tags?: Array<string>;
        files?: Array<string>;
        suite?: string | null;
        missed?: 'skip' | 'once' | 'all';
    };
    path: {
        scheduleId: string;
    };
    query?: never;
    url: '/v1/schedules/{scheduleId}';
};

export type ChangeScheduleErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ChangeScheduleError = ChangeScheduleErrors[keyof ChangeScheduleErrors];

export type ChangeScheduleResponses = {
    /**
     * Default Response
     */
    200: Schedule;
};

export type ChangeScheduleResponse = ChangeScheduleResponses[keyof ChangeScheduleResponses];

export type PauseScheduleData = {
    body?: never;
    headers?: {
        'idempotency-key'?: string;
    };
    path: {
        scheduleId: string;
    };
    query?: never;
    url: '/v1/schedules/{scheduleId}/pause';
};

export type PauseScheduleErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type PauseScheduleError = PauseScheduleErrors[keyof PauseScheduleErrors];

export type PauseScheduleResponses = {
    /**
     * Default Response
     */
    200: Schedule;
};

export type PauseScheduleResponse = PauseScheduleResponses[keyof PauseScheduleResponses];

export type ResumeScheduleData = {
    body?: never;
    headers?: {
        'idempotency-key'?: string;
    };
    path: {
        scheduleId: string;
    };
    query?: never;
    url: '/v1/schedules/{scheduleId}/resume';
};

export type ResumeScheduleErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ResumeScheduleError = ResumeScheduleErrors[keyof ResumeScheduleErrors];

export type ResumeScheduleResponses = {
    /**
     * Default Response
     */
    200: Schedule;
};

export type ResumeScheduleResponse = ResumeScheduleResponses[keyof ResumeScheduleResponses];

export type FireScheduleData = {
    body?: never;
    headers?: {
        'idempotency-key'?: string;
    };
    path: {
        scheduleId: string;
    };
    query?: never;
    url: '/v1/schedules/{scheduleId}/fire';
};

export type FireScheduleErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type FireScheduleError = FireScheduleErrors[keyof FireScheduleErrors];

export type FireScheduleResponses = {
    /**
     * Default Response
     */
    202: {
        scheduleId: string;
        runs: Array<string>;
    };
};

export type FireScheduleResponse = FireScheduleResponses[keyof FireScheduleResponses];

export type ListEnvironmentsData = {
    body?: never;
    path?: never;
    query?: {
        limit?: number;
        cursor?: string;
        projectId?: string;
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
        viewport?: {
            width: number;
            height: number;
        };
        locale?: string;
        timezone?: string;
        colorScheme?: 'light' | 'dark';
        userAgentSuffix?: string;
        headers?: {
            [key: string]: string;
        };
        basicAuth?: {
            username: string;
            password: string;
        };
        allowedOrigins?: Array<string>;
        allowPrivateHosts?: boolean;
        model?: string;
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
        retryPolicy?: {
            infrastructure?: number;
            site?: number;
            agent?: number;
        };
        storageStateMaxAge?: number | string;
        projectId?: string;
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
        viewport?: {
            width: number;
            height: number;
        } | null;
        locale?: string | null;
        timezone?: string | null;
        colorScheme?: 'light' | 'dark' | null;
        userAgentSuffix?: string | null;
        headers?: {
            [key: string]: string;
        } | null;
        basicAuth?: {
            username: string;
            password: string;
        } | null;
        allowedOrigins?: Array<string> | null;
        allowPrivateHosts?: boolean | null;
        model?: string | null;
        budgets?: {
            steps?: number;
            wallMs?: number;
            expectMs?: number;
            retriesPerStep?: number;
            modelCalls?: number;
            recoveryModelCalls?: number;
            tokens?: number;
            costUsd?: number;
        } | null;
        retryPolicy?: {
            infrastructure?: number;
            site?: number;
            agent?: number;
        } | null;
        storageStateMaxAge?: number | string | null;
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

export type ListSecretsData = {
    body?: never;
    path: {
        environmentId: string;
    };
    query?: never;
    url: '/v1/environments/{environmentId}/secrets';
};

export type ListSecretsErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ListSecretsError = ListSecretsErrors[keyof ListSecretsErrors];

export type ListSecretsResponses = {
    /**
     * Default Response
     */
    200: {
        data: Array<{
            name: string;
            version: number;
            createdAt: string;
        }>;
    };
};

export type ListSecretsResponse = ListSecretsResponses[keyof ListSecretsResponses];

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
        flows?: Array<string>;
        tags?: Array<string>;
        files?: Array<string>;
        suite?: string | null;
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

export type ChangeDeployHookData = {
    body: {
        flows?: Array<string>;
        tags?: Array<string>;
        files?: Array<string>;
        suite?: string | null;
    };
    path: {
        environmentId: string;
        hookId: string;
    };
    query?: never;
    url: '/v1/environments/{environmentId}/hooks/{hookId}';
};

export type ChangeDeployHookErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ChangeDeployHookError = ChangeDeployHookErrors[keyof ChangeDeployHookErrors];

export type ChangeDeployHookResponses = {
    /**
     * Default Response
     */
    200: Hook;
};

export type ChangeDeployHookResponse = ChangeDeployHookResponses[keyof ChangeDeployHookResponses];

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
        retries?: {
            infrastructure?: number;
            site?: number;
            agent?: number;
        };
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

export type ListAttemptsOfRunData = {
    body?: never;
    path: {
        runId: string;
    };
    query?: never;
    url: '/v1/runs/{runId}/attempts';
};

export type ListAttemptsOfRunErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ListAttemptsOfRunError = ListAttemptsOfRunErrors[keyof ListAttemptsOfRunErrors];

export type ListAttemptsOfRunResponses = {
    /**
     * Default Response
     */
    200: {
        data: Array<{
            number: number;
            outcome: 'running' | 'finished' | 'retried' | 'cancelled' | 'released' | 'failed' | 'lost';
            verdict: 'passed' | 'failed' | 'inconclusive' | 'errored' | null;
            failureClass: 'expectation_not_met' | 'missing_element' | 'action_had_no_effect' | 'page_error' | 'target_unreachable' | 'not_understood' | 'ambiguous' | 'no_evidence' | 'budget' | 'policy' | 'infrastructure' | null;
            summary: string | null;
            reason: string | null;
            durationMs: number | null;
            usage: {
                modelCalls: number;
                inputTokens: number;
                outputTokens: number;
                costUsd: number;
            } | null;
            startedAt: string;
            endedAt: string | null;
        }>;
    };
};

export type ListAttemptsOfRunResponse = ListAttemptsOfRunResponses[keyof ListAttemptsOfRunResponses];

export type ListStepsOfRunData = {
    body?: never;
    path: {
        runId: string;
    };
    query?: {
        attempt?: number;
    };
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
    query?: {
        attempt?: number;
    };
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
        data: Array<{
            id: string;
            kind: 'screenshot' | 'trace' | 'snapshot' | 'console' | 'network' | 'download' | 'transcript' | 'expected' | 'actual' | 'difference';
            step: number | null;
            name: string | null;
            contentType: string;
            bytes: number;
            url: string;
            createdAt: string;
            signedUrl: string;
            viewerUrl: string | null;
            expiresAt: string;
        }>;
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
     * Default Response
     */
    416: unknown;
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
    /**
     * The range of it that was asked for
     */
    206: unknown;
};

export type DownloadArtifactByLinkData = {
    body?: never;
    path: {
        artifactId: string | string;
    };
    query: {
        workspace: string;
        by: string;
        expires: number;
        signature: string;
    };
    url: '/files/{artifactId}';
};

export type DownloadArtifactByLinkErrors = {
    /**
     * Default Response
     */
    416: unknown;
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type DownloadArtifactByLinkError = DownloadArtifactByLinkErrors[keyof DownloadArtifactByLinkErrors];

export type DownloadArtifactByLinkResponses = {
    /**
     * The file
     */
    200: unknown;
    /**
     * The range of it that was asked for
     */
    206: unknown;
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
        files?: Array<string>;
        changedFiles?: Array<string>;
        suite?: string;
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
            kind: 'slack_app';
            token: string;
            channel: string;
            apiUrl?: string;
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
            kind: 'slack_app';
            token: string;
            channel: string;
            apiUrl?: string;
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

export type GetHowLongThingsAreKeptData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/settings/retention';
};

export type GetHowLongThingsAreKeptErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type GetHowLongThingsAreKeptError = GetHowLongThingsAreKeptErrors[keyof GetHowLongThingsAreKeptErrors];

export type GetHowLongThingsAreKeptResponses = {
    /**
     * Default Response
     */
    200: {
        artifactDays: number;
        runDays: number;
        updatedAt: string | null;
    };
};

export type GetHowLongThingsAreKeptResponse = GetHowLongThingsAreKeptResponses[keyof GetHowLongThingsAreKeptResponses];

export type SetHowLongThingsAreKeptData = {
    body: {
        artifactDays: number;
        runDays: number;
    };
    path?: never;
    query?: never;
    url: '/v1/settings/retention';
};

export type SetHowLongThingsAreKeptErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type SetHowLongThingsAreKeptError = SetHowLongThingsAreKeptErrors[keyof SetHowLongThingsAreKeptErrors];

export type SetHowLongThingsAreKeptResponses = {
    /**
     * Default Response
     */
    200: {
        artifactDays: number;
        runDays: number;
        updatedAt: string | null;
    };
};

export type SetHowLongThingsAreKeptResponse = SetHowLongThingsAreKeptResponses[keyof SetHowLongThingsAreKeptResponses];

export type GetUsageData = {
    body?: never;
    path?: never;
    query?: {
        from?: string;
        to?: string;
        groupBy?: 'hour' | 'day';
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
            artifactBytes: number;
        };
        data: Array<{
            hour: string;
            runs: number;
            runMinutes: number;
            modelCalls: number;
            inputTokens: number;
            outputTokens: number;
            costUsd: number;
            artifactBytes: number;
        }>;
    };
};

export type GetUsageResponse = GetUsageResponses[keyof GetUsageResponses];

export type ExportUsageData = {
    body?: never;
    path?: never;
    query?: {
        from?: string;
        to?: string;
        groupBy?: 'hour' | 'day';
    };
    url: '/v1/usage/export';
};

export type ExportUsageErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type ExportUsageError = ExportUsageErrors[keyof ExportUsageErrors];

export type ExportUsageResponses = {
    /**
     * CSV with a head line
     */
    200: string;
};

export type ExportUsageResponse = ExportUsageResponses[keyof ExportUsageResponses];

export type GetLimitsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/limits';
};

export type GetLimitsErrors = {
    /**
     * A problem (RFC 9457); `code` says which, `errors` points at each bad field
     */
    default: Problem;
};

export type GetLimitsError = GetLimitsErrors[keyof GetLimitsErrors];

export type GetLimitsResponses = {
    /**
     * Default Response
     */
    200: {
        plan: string | null;
        retention: {
            artifactDays: number;
            runDays: number;
        };
        data: Array<{
            name: 'concurrent_runs' | 'queued_runs' | 'runs_per_day' | 'minutes_per_month' | 'tokens_per_month' | 'cost_usd_per_month' | 'artifact_bytes_per_month';
            max: number | null;
            used: number;
            period: 'now' | 'day' | 'month';
            resetsAt: string | null;
        }>;
    };
};

export type GetLimitsResponse = GetLimitsResponses[keyof GetLimitsResponses];

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
