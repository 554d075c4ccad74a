// Made by `npm run generate-sdk` from the API's OpenAPI document. Do not edit.
// @ts-nocheck

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, ServerSentEventsResult, TDataShape } from './client/index.ts';
import type { ArchiveFlowData, ArchiveFlowErrors, ArchiveFlowResponses, CancelRunData, CancelRunErrors, CancelRunResponses, ChangeChannelData, ChangeChannelErrors, ChangeChannelResponses, ChangeEnvironmentData, ChangeEnvironmentErrors, ChangeEnvironmentResponses, ChangeFlowData, ChangeFlowErrors, ChangeFlowResponses, CheckSpecData, CheckSpecErrors, CheckSpecResponses, CountWhatBecameOfRefsData, CountWhatBecameOfRefsErrors, CountWhatBecameOfRefsOfFlowData, CountWhatBecameOfRefsOfFlowErrors, CountWhatBecameOfRefsOfFlowResponses, CountWhatBecameOfRefsResponses, CreateApiKeyData, CreateApiKeyErrors, CreateApiKeyResponses, CreateChannelData, CreateChannelErrors, CreateChannelResponses, CreateDeployHookData, CreateDeployHookErrors, CreateDeployHookResponses, CreateEnvironmentData, CreateEnvironmentErrors, CreateEnvironmentResponses, CreateFlowData, CreateFlowErrors, CreateFlowResponses, CreateRunData, CreateRunErrors, CreateRunResponses, DownloadArtifactData, DownloadArtifactErrors, DownloadArtifactResponses, FollowRunData, FollowRunErrors, FollowRunResponse, FollowRunResponses, GetBadgeData, GetBadgeErrors, GetBadgeResponses, GetChannelData, GetChannelErrors, GetChannelResponses, GetDeploymentData, GetDeploymentErrors, GetDeploymentResponses, GetEnvironmentData, GetEnvironmentErrors, GetEnvironmentResponses, GetFlowData, GetFlowErrors, GetFlowResponses, GetModelSettingsData, GetModelSettingsErrors, GetModelSettingsResponses, GetQueueStatsData, GetQueueStatsErrors, GetQueueStatsResponses, GetRunData, GetRunErrors, GetRunResponses, GetUsageData, GetUsageErrors, GetUsageResponses, GetWhatLastPassedRunTaughtInWordsThatRunWithoutModelData, GetWhatLastPassedRunTaughtInWordsThatRunWithoutModelErrors, GetWhatLastPassedRunTaughtInWordsThatRunWithoutModelResponses, HealthData, HealthResponses, ListApiKeysData, ListApiKeysErrors, ListApiKeysResponses, ListArtifactsOfRunData, ListArtifactsOfRunErrors, ListArtifactsOfRunResponses, ListChannelsData, ListChannelsErrors, ListChannelsResponses, ListDeliveriesOfChannelData, ListDeliveriesOfChannelErrors, ListDeliveriesOfChannelResponses, ListDeployHooksOfEnvironmentData, ListDeployHooksOfEnvironmentErrors, ListDeployHooksOfEnvironmentResponses, ListDeploymentsData, ListDeploymentsErrors, ListDeploymentsResponses, ListEnvironmentsData, ListEnvironmentsErrors, ListEnvironmentsResponses, ListFlowsData, ListFlowsErrors, ListFlowsResponses, ListRunsData, ListRunsErrors, ListRunsResponses, ListStepsOfRunData, ListStepsOfRunErrors, ListStepsOfRunResponses, ListVersionsOfFlowData, ListVersionsOfFlowErrors, ListVersionsOfFlowResponses, ListWhatBecameOfRefsOfRunData, ListWhatBecameOfRefsOfRunErrors, ListWhatBecameOfRefsOfRunResponses, MetricsData, MetricsResponses, ReadyData, ReadyErrors, ReadyResponses, ReceiveDeployData, ReceiveDeployErrors, ReceiveDeployResponses, ReceiveGithubData, ReceiveGithubErrors, ReceiveGithubResponses, ReceiveGitlabData, ReceiveGitlabErrors, ReceiveGitlabResponses, ReceiveNetlifyData, ReceiveNetlifyErrors, ReceiveNetlifyResponses, ReceiveVercelData, ReceiveVercelErrors, ReceiveVercelResponses, RemoveChannelData, RemoveChannelErrors, RemoveChannelResponses, RemoveDeployHookData, RemoveDeployHookErrors, RemoveDeployHookResponses, RemoveSecretData, RemoveSecretErrors, RemoveSecretResponses, ReplayDeliveryData, ReplayDeliveryErrors, ReplayDeliveryResponses, ReportDeploymentData, ReportDeploymentErrors, ReportDeploymentResponses, RevokeApiKeyData, RevokeApiKeyErrors, RevokeApiKeyResponses, RotateSecretOfWebhookData, RotateSecretOfWebhookErrors, RotateSecretOfWebhookResponses, RunAgainData, RunAgainErrors, RunAgainResponses, SetModelSettingsData, SetModelSettingsErrors, SetModelSettingsResponses, SetSecretData, SetSecretErrors, SetSecretOfDeployHookData, SetSecretOfDeployHookErrors, SetSecretOfDeployHookResponses, SetSecretResponses, ShowBadgeData, ShowBadgeErrors, ShowBadgeResponses, TestChannelData, TestChannelErrors, TestChannelResponses } from './types.gen.ts';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client?: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: keyof ClientMeta extends never ? Record<string, unknown> : ClientMeta;
};

class HeyApiClient {
    protected client: Client;
    
    constructor(args?: {
        client?: Client;
    }) {
        this.client = args?.client ?? client;
    }
}

class HeyApiRegistry<T> {
    private readonly defaultKey = 'default';
    
    private readonly instances: Map<string, T> = new Map();
    
    get(key?: string): T {
        const instance = this.instances.get(key ?? this.defaultKey);
        if (!instance) {
            throw new Error(`No SDK client found. Create one with "new GeneratedClient()" to fix this error.`);
        }
        return instance;
    }
    
    set(value: T, key?: string): void {
        this.instances.set(key ?? this.defaultKey, value);
    }
}

export class GeneratedClient extends HeyApiClient {
    public static readonly __registry: HeyApiRegistry<GeneratedClient> = new HeyApiRegistry<GeneratedClient>();
    
    constructor(args?: {
        client?: Client;
        key?: string;
    }) {
        super(args);
        GeneratedClient.__registry.set(this, args?.key);
    }
    
    /**
     * List flows
     *
     * Newest first; without archived ones unless `archived=true`, which lists those alone.
     */
    public listFlows<ThrowOnError extends boolean = true>(options?: Options<ListFlowsData, ThrowOnError>): RequestResult<ListFlowsResponses, ListFlowsErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<ListFlowsResponses, ListFlowsErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/flows',
            ...options
        });
    }
    
    /**
     * Create a flow
     */
    public createFlow<ThrowOnError extends boolean = true>(options: Options<CreateFlowData, ThrowOnError>): RequestResult<CreateFlowResponses, CreateFlowErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<CreateFlowResponses, CreateFlowErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/flows',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Get a flow
     */
    public getFlow<ThrowOnError extends boolean = true>(options: Options<GetFlowData, ThrowOnError>): RequestResult<GetFlowResponses, GetFlowErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<GetFlowResponses, GetFlowErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/flows/{flowId}',
            ...options
        });
    }
    
    /**
     * Change a flow
     *
     * Fields that are left out stay as they are. Any change makes a new version; versions never change.
     */
    public changeFlow<ThrowOnError extends boolean = true>(options: Options<ChangeFlowData, ThrowOnError>): RequestResult<ChangeFlowResponses, ChangeFlowErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).patch<ChangeFlowResponses, ChangeFlowErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/flows/{flowId}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Get what the last passed run taught, in words that run without a model
     */
    public getWhatLastPassedRunTaughtInWordsThatRunWithoutModel<ThrowOnError extends boolean = true>(options: Options<GetWhatLastPassedRunTaughtInWordsThatRunWithoutModelData, ThrowOnError>): RequestResult<GetWhatLastPassedRunTaughtInWordsThatRunWithoutModelResponses, GetWhatLastPassedRunTaughtInWordsThatRunWithoutModelErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<GetWhatLastPassedRunTaughtInWordsThatRunWithoutModelResponses, GetWhatLastPassedRunTaughtInWordsThatRunWithoutModelErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/flows/{flowId}/plan',
            ...options
        });
    }
    
    /**
     * Archive a flow
     *
     * It stays readable, with its runs, but is not run any more.
     */
    public archiveFlow<ThrowOnError extends boolean = true>(options: Options<ArchiveFlowData, ThrowOnError>): RequestResult<ArchiveFlowResponses, ArchiveFlowErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<ArchiveFlowResponses, ArchiveFlowErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/flows/{flowId}/archive',
            ...options
        });
    }
    
    /**
     * List the versions of a flow
     */
    public listVersionsOfFlow<ThrowOnError extends boolean = true>(options: Options<ListVersionsOfFlowData, ThrowOnError>): RequestResult<ListVersionsOfFlowResponses, ListVersionsOfFlowErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<ListVersionsOfFlowResponses, ListVersionsOfFlowErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/flows/{flowId}/versions',
            ...options
        });
    }
    
    /**
     * Count what became of the refs of a flow
     *
     * As `GET /v1/refs`, of this flow.
     */
    public countWhatBecameOfRefsOfFlow<ThrowOnError extends boolean = true>(options: Options<CountWhatBecameOfRefsOfFlowData, ThrowOnError>): RequestResult<CountWhatBecameOfRefsOfFlowResponses, CountWhatBecameOfRefsOfFlowErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<CountWhatBecameOfRefsOfFlowResponses, CountWhatBecameOfRefsOfFlowErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/flows/{flowId}/refs',
            ...options
        });
    }
    
    /**
     * Count what became of refs
     *
     * How often each outcome was seen, by the day (UTC) on which runs were made, by deployment, site and page:
     * of all flows, or as the filters say. The last 30 days unless `from` and `to` or `sinceDeploymentId` say otherwise;
     * at most 31 days.
     */
    public countWhatBecameOfRefs<ThrowOnError extends boolean = true>(options?: Options<CountWhatBecameOfRefsData, ThrowOnError>): RequestResult<CountWhatBecameOfRefsResponses, CountWhatBecameOfRefsErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<CountWhatBecameOfRefsResponses, CountWhatBecameOfRefsErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/refs',
            ...options
        });
    }
    
    /**
     * Check a spec
     *
     * Reads a flow in plain language without running it: its steps, and each clause that is not understood.
     */
    public checkSpec<ThrowOnError extends boolean = true>(options: Options<CheckSpecData, ThrowOnError>): RequestResult<CheckSpecResponses, CheckSpecErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<CheckSpecResponses, CheckSpecErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/specs/check',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List environments
     */
    public listEnvironments<ThrowOnError extends boolean = true>(options?: Options<ListEnvironmentsData, ThrowOnError>): RequestResult<ListEnvironmentsResponses, ListEnvironmentsErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<ListEnvironmentsResponses, ListEnvironmentsErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/environments',
            ...options
        });
    }
    
    /**
     * Create an environment
     */
    public createEnvironment<ThrowOnError extends boolean = true>(options: Options<CreateEnvironmentData, ThrowOnError>): RequestResult<CreateEnvironmentResponses, CreateEnvironmentErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<CreateEnvironmentResponses, CreateEnvironmentErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/environments',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Get an environment
     *
     * Variables with their values; secrets by name only.
     */
    public getEnvironment<ThrowOnError extends boolean = true>(options: Options<GetEnvironmentData, ThrowOnError>): RequestResult<GetEnvironmentResponses, GetEnvironmentErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<GetEnvironmentResponses, GetEnvironmentErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/environments/{environmentId}',
            ...options
        });
    }
    
    /**
     * Change an environment
     *
     * Fields that are left out stay as they are; `variables` replaces all of them.
     */
    public changeEnvironment<ThrowOnError extends boolean = true>(options: Options<ChangeEnvironmentData, ThrowOnError>): RequestResult<ChangeEnvironmentResponses, ChangeEnvironmentErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).patch<ChangeEnvironmentResponses, ChangeEnvironmentErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/environments/{environmentId}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Remove a secret
     */
    public removeSecret<ThrowOnError extends boolean = true>(options: Options<RemoveSecretData, ThrowOnError>): RequestResult<RemoveSecretResponses, RemoveSecretErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).delete<RemoveSecretResponses, RemoveSecretErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/environments/{environmentId}/secrets/{name}',
            ...options
        });
    }
    
    /**
     * Set a secret
     *
     * Kept encrypted, never shown again, typed by the worker alone.
     */
    public setSecret<ThrowOnError extends boolean = true>(options: Options<SetSecretData, ThrowOnError>): RequestResult<SetSecretResponses, SetSecretErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).put<SetSecretResponses, SetSecretErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/environments/{environmentId}/secrets/{name}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List the deploy hooks of an environment
     */
    public listDeployHooksOfEnvironment<ThrowOnError extends boolean = true>(options: Options<ListDeployHooksOfEnvironmentData, ThrowOnError>): RequestResult<ListDeployHooksOfEnvironmentResponses, ListDeployHooksOfEnvironmentErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<ListDeployHooksOfEnvironmentResponses, ListDeployHooksOfEnvironmentErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/environments/{environmentId}/hooks',
            ...options
        });
    }
    
    /**
     * Create a deploy hook
     *
     * The address and the secret are shown this once.
     */
    public createDeployHook<ThrowOnError extends boolean = true>(options: Options<CreateDeployHookData, ThrowOnError>): RequestResult<CreateDeployHookResponses, CreateDeployHookErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<CreateDeployHookResponses, CreateDeployHookErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/environments/{environmentId}/hooks',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Remove a deploy hook
     *
     * Its address answers 404 from then on.
     */
    public removeDeployHook<ThrowOnError extends boolean = true>(options: Options<RemoveDeployHookData, ThrowOnError>): RequestResult<RemoveDeployHookResponses, RemoveDeployHookErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).delete<RemoveDeployHookResponses, RemoveDeployHookErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/environments/{environmentId}/hooks/{hookId}',
            ...options
        });
    }
    
    /**
     * Set the secret of a deploy hook
     *
     * For senders that make the secret themselves once they know the address (Vercel).
     */
    public setSecretOfDeployHook<ThrowOnError extends boolean = true>(options: Options<SetSecretOfDeployHookData, ThrowOnError>): RequestResult<SetSecretOfDeployHookResponses, SetSecretOfDeployHookErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).put<SetSecretOfDeployHookResponses, SetSecretOfDeployHookErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/environments/{environmentId}/hooks/{hookId}/secret',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List runs
     */
    public listRuns<ThrowOnError extends boolean = true>(options?: Options<ListRunsData, ThrowOnError>): RequestResult<ListRunsResponses, ListRunsErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<ListRunsResponses, ListRunsErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/runs',
            ...options
        });
    }
    
    /**
     * Create a run
     *
     * Queues one run of a flow against an environment. `Location` is where its result will be.
     */
    public createRun<ThrowOnError extends boolean = true>(options: Options<CreateRunData, ThrowOnError>): RequestResult<CreateRunResponses, CreateRunErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<CreateRunResponses, CreateRunErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/runs',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Get a run
     *
     * The whole result: verdict, steps, expectations with evidence, refs, usage and artifacts.
     */
    public getRun<ThrowOnError extends boolean = true>(options: Options<GetRunData, ThrowOnError>): RequestResult<GetRunResponses, GetRunErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<GetRunResponses, GetRunErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/runs/{runId}',
            ...options
        });
    }
    
    /**
     * Cancel a run
     *
     * At once for whoever looks at it; the worker notices within seconds. A run that has ended stays as it is.
     */
    public cancelRun<ThrowOnError extends boolean = true>(options: Options<CancelRunData, ThrowOnError>): RequestResult<CancelRunResponses, CancelRunErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<CancelRunResponses, CancelRunErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/runs/{runId}/cancel',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Run again
     *
     * Queues a new run with the same flow, environment and variables.
     */
    public runAgain<ThrowOnError extends boolean = true>(options: Options<RunAgainData, ThrowOnError>): RequestResult<RunAgainResponses, RunAgainErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<RunAgainResponses, RunAgainErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/runs/{runId}/rerun',
            ...options
        });
    }
    
    /**
     * List the steps of a run
     */
    public listStepsOfRun<ThrowOnError extends boolean = true>(options: Options<ListStepsOfRunData, ThrowOnError>): RequestResult<ListStepsOfRunResponses, ListStepsOfRunErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<ListStepsOfRunResponses, ListStepsOfRunErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/runs/{runId}/steps',
            ...options
        });
    }
    
    /**
     * List what became of the refs of a run
     *
     * Each use of an element reference: its outcome and the evidence for it.
     */
    public listWhatBecameOfRefsOfRun<ThrowOnError extends boolean = true>(options: Options<ListWhatBecameOfRefsOfRunData, ThrowOnError>): RequestResult<ListWhatBecameOfRefsOfRunResponses, ListWhatBecameOfRefsOfRunErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<ListWhatBecameOfRefsOfRunResponses, ListWhatBecameOfRefsOfRunErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/runs/{runId}/refs',
            ...options
        });
    }
    
    /**
     * List the artifacts of a run
     */
    public listArtifactsOfRun<ThrowOnError extends boolean = true>(options: Options<ListArtifactsOfRunData, ThrowOnError>): RequestResult<ListArtifactsOfRunResponses, ListArtifactsOfRunErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<ListArtifactsOfRunResponses, ListArtifactsOfRunErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/runs/{runId}/artifacts',
            ...options
        });
    }
    
    /**
     * Download an artifact
     */
    public downloadArtifact<ThrowOnError extends boolean = true>(options: Options<DownloadArtifactData, ThrowOnError>): RequestResult<DownloadArtifactResponses, DownloadArtifactErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<DownloadArtifactResponses, DownloadArtifactErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/runs/{runId}/artifacts/{artifactId}',
            ...options
        });
    }
    
    /**
     * Follow a run
     *
     * Server-sent events: those stored first, then new ones as they happen. Each has the event's
     * sequence as `id`; send the last one seen as `Last-Event-ID` to go on from there. The stream ends after
     * `run.finished` or `run.cancelled`; asking again after that answers 204, upon which an EventSource stays away.
     */
    public followRun<ThrowOnError extends boolean = true>(options: Options<FollowRunData, ThrowOnError, FollowRunResponse>): Promise<ServerSentEventsResult<FollowRunResponses>> {
        return (options.client ?? this.client).sse.get<FollowRunResponses, FollowRunErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/runs/{runId}/events',
            ...options
        });
    }
    
    /**
     * List deployments
     */
    public listDeployments<ThrowOnError extends boolean = true>(options?: Options<ListDeploymentsData, ThrowOnError>): RequestResult<ListDeploymentsResponses, ListDeploymentsErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<ListDeploymentsResponses, ListDeploymentsErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/deployments',
            ...options
        });
    }
    
    /**
     * Report a deployment
     *
     * Queues a run of each flow that is named, tagged so, or, without both, of every flow.
     */
    public reportDeployment<ThrowOnError extends boolean = true>(options: Options<ReportDeploymentData, ThrowOnError>): RequestResult<ReportDeploymentResponses, ReportDeploymentErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<ReportDeploymentResponses, ReportDeploymentErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/deployments',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Get a deployment
     */
    public getDeployment<ThrowOnError extends boolean = true>(options: Options<GetDeploymentData, ThrowOnError>): RequestResult<GetDeploymentResponses, GetDeploymentErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<GetDeploymentResponses, GetDeploymentErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/deployments/{deploymentId}',
            ...options
        });
    }
    
    /**
     * List channels
     */
    public listChannels<ThrowOnError extends boolean = true>(options?: Options<ListChannelsData, ThrowOnError>): RequestResult<ListChannelsResponses, ListChannelsErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<ListChannelsResponses, ListChannelsErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/channels',
            ...options
        });
    }
    
    /**
     * Create a channel
     *
     * Where outcomes are written to or told. Secrets of the target come back from no route; the signing secret of a webhook is shown this once.
     */
    public createChannel<ThrowOnError extends boolean = true>(options: Options<CreateChannelData, ThrowOnError>): RequestResult<CreateChannelResponses, CreateChannelErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<CreateChannelResponses, CreateChannelErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/channels',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Remove a channel
     *
     * With its secrets and its delivery log.
     */
    public removeChannel<ThrowOnError extends boolean = true>(options: Options<RemoveChannelData, ThrowOnError>): RequestResult<RemoveChannelResponses, RemoveChannelErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).delete<RemoveChannelResponses, RemoveChannelErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/channels/{channelId}',
            ...options
        });
    }
    
    /**
     * Get a channel
     */
    public getChannel<ThrowOnError extends boolean = true>(options: Options<GetChannelData, ThrowOnError>): RequestResult<GetChannelResponses, GetChannelErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<GetChannelResponses, GetChannelErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/channels/{channelId}',
            ...options
        });
    }
    
    /**
     * Change a channel
     *
     * Fields that are left out stay as they are; `target` replaces the whole one. `enabled: true` also takes back that an endpoint which was gone switched the channel off.
     */
    public changeChannel<ThrowOnError extends boolean = true>(options: Options<ChangeChannelData, ThrowOnError>): RequestResult<ChangeChannelResponses, ChangeChannelErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).patch<ChangeChannelResponses, ChangeChannelErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/channels/{channelId}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Test a channel
     *
     * Sends a message that says it is a test; its delivery tells how it went.
     */
    public testChannel<ThrowOnError extends boolean = true>(options: Options<TestChannelData, ThrowOnError>): RequestResult<TestChannelResponses, TestChannelErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<TestChannelResponses, TestChannelErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/channels/{channelId}/test',
            ...options
        });
    }
    
    /**
     * Rotate the secret of a webhook
     *
     * The new secret is shown this once. For a day deliveries carry a signature by the old one too.
     */
    public rotateSecretOfWebhook<ThrowOnError extends boolean = true>(options: Options<RotateSecretOfWebhookData, ThrowOnError>): RequestResult<RotateSecretOfWebhookResponses, RotateSecretOfWebhookErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<RotateSecretOfWebhookResponses, RotateSecretOfWebhookErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/channels/{channelId}/rotate-secret',
            ...options
        });
    }
    
    /**
     * List deliveries of a channel
     *
     * What was sent, newest first, with each try and what came back.
     */
    public listDeliveriesOfChannel<ThrowOnError extends boolean = true>(options: Options<ListDeliveriesOfChannelData, ThrowOnError>): RequestResult<ListDeliveriesOfChannelResponses, ListDeliveriesOfChannelErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<ListDeliveriesOfChannelResponses, ListDeliveriesOfChannelErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/channels/{channelId}/deliveries',
            ...options
        });
    }
    
    /**
     * Replay a delivery
     *
     * Sends it once more, now and under the same id.
     */
    public replayDelivery<ThrowOnError extends boolean = true>(options: Options<ReplayDeliveryData, ThrowOnError>): RequestResult<ReplayDeliveryResponses, ReplayDeliveryErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<ReplayDeliveryResponses, ReplayDeliveryErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/channels/{channelId}/deliveries/{deliveryId}/replay',
            ...options
        });
    }
    
    /**
     * Get a badge
     *
     * The address of a picture that says whether the flows pass there, or the named one. Who has the address sees it without a key.
     */
    public getBadge<ThrowOnError extends boolean = true>(options: Options<GetBadgeData, ThrowOnError>): RequestResult<GetBadgeResponses, GetBadgeErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<GetBadgeResponses, GetBadgeErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/environments/{environmentId}/badge',
            ...options
        });
    }
    
    /**
     * Show a badge
     *
     * An SVG picture. The address comes from the environment’s badge route.
     */
    public showBadge<ThrowOnError extends boolean = true>(options: Options<ShowBadgeData, ThrowOnError>): RequestResult<ShowBadgeResponses, ShowBadgeErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<ShowBadgeResponses, ShowBadgeErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/badges/{token}',
            ...options
        });
    }
    
    /**
     * List API keys
     */
    public listApiKeys<ThrowOnError extends boolean = true>(options?: Options<ListApiKeysData, ThrowOnError>): RequestResult<ListApiKeysResponses, ListApiKeysErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<ListApiKeysResponses, ListApiKeysErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/keys',
            ...options
        });
    }
    
    /**
     * Create an API key
     *
     * The whole key is shown this once; only a hash of it is kept.
     */
    public createApiKey<ThrowOnError extends boolean = true>(options: Options<CreateApiKeyData, ThrowOnError>): RequestResult<CreateApiKeyResponses, CreateApiKeyErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<CreateApiKeyResponses, CreateApiKeyErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/keys',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Revoke an API key
     *
     * It is refused from then on, and stays in the list.
     */
    public revokeApiKey<ThrowOnError extends boolean = true>(options: Options<RevokeApiKeyData, ThrowOnError>): RequestResult<RevokeApiKeyResponses, RevokeApiKeyErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).delete<RevokeApiKeyResponses, RevokeApiKeyErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/keys/{keyId}',
            ...options
        });
    }
    
    /**
     * Get the model settings
     *
     * The model that runs of this workspace ask, whether it has a key of its own, and the caps of a run.
     */
    public getModelSettings<ThrowOnError extends boolean = true>(options?: Options<GetModelSettingsData, ThrowOnError>): RequestResult<GetModelSettingsResponses, GetModelSettingsErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<GetModelSettingsResponses, GetModelSettingsErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/settings/model',
            ...options
        });
    }
    
    /**
     * Set the model settings
     *
     * Says all anew, but for the key: absent keeps it while the provider stays the same, null takes it away.
     * The key is kept encrypted and never shown again. A flow's own `model` and `budgets` win over these.
     */
    public setModelSettings<ThrowOnError extends boolean = true>(options: Options<SetModelSettingsData, ThrowOnError>): RequestResult<SetModelSettingsResponses, SetModelSettingsErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).put<SetModelSettingsResponses, SetModelSettingsErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/settings/model',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Get usage
     *
     * Runs, minutes of workers, model calls, tokens and cost of the workspace, by the hour (UTC) in which runs
     * ended. The last day unless `from` and `to` say otherwise; at most 31 days.
     */
    public getUsage<ThrowOnError extends boolean = true>(options?: Options<GetUsageData, ThrowOnError>): RequestResult<GetUsageResponses, GetUsageErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<GetUsageResponses, GetUsageErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/usage',
            ...options
        });
    }
    
    /**
     * Get queue stats
     *
     * How many runs of this workspace wait and run, and how long the oldest has waited, in seconds.
     */
    public getQueueStats<ThrowOnError extends boolean = true>(options?: Options<GetQueueStatsData, ThrowOnError>): RequestResult<GetQueueStatsResponses, GetQueueStatsErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<GetQueueStatsResponses, GetQueueStatsErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/queue-stats',
            ...options
        });
    }
    
    /**
     * Is the process alive
     */
    public health<ThrowOnError extends boolean = true>(options?: Options<HealthData, ThrowOnError>): RequestResult<HealthResponses, unknown, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<HealthResponses, unknown, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/healthz',
            ...options
        });
    }
    
    /**
     * Can the process serve
     */
    public ready<ThrowOnError extends boolean = true>(options?: Options<ReadyData, ThrowOnError>): RequestResult<ReadyResponses, ReadyErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<ReadyResponses, ReadyErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/readyz',
            ...options
        });
    }
    
    /**
     * Metrics for Prometheus
     */
    public metrics<ThrowOnError extends boolean = true>(options?: Options<MetricsData, ThrowOnError>): RequestResult<MetricsResponses, unknown, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<MetricsResponses, unknown, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/metrics',
            ...options
        });
    }
    
    /**
     * Receive a deploy
     *
     * The body is a GenericDeploy, signed by Standard Webhooks 1.0 with the secret shown when the hook
     * was made: the headers `webhook-id`, `webhook-timestamp` and `webhook-signature`. The same `webhook-id` again
     * answers the first deployment.
     */
    public receiveDeploy<ThrowOnError extends boolean = true>(options: Options<ReceiveDeployData, ThrowOnError>): RequestResult<ReceiveDeployResponses, ReceiveDeployErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<ReceiveDeployResponses, ReceiveDeployErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/hooks/generic/{token}',
            ...options
        });
    }
    
    /**
     * Receive a webhook of GitHub
     *
     * A webhook of a repository or an App, signed with the hook's secret (`X-Hub-Signature-256`). Of
     * `deployment_status` a `success` is tested at its `environment_url`, without one at the environment's own address;
     * `check_run` runs again what did not pass. Everything else is answered with `ignored`.
     */
    public receiveGithub<ThrowOnError extends boolean = true>(options: Options<ReceiveGithubData, ThrowOnError>): RequestResult<ReceiveGithubResponses, ReceiveGithubErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<ReceiveGithubResponses, ReceiveGithubErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/hooks/github/{token}',
            ...options
        });
    }
    
    /**
     * Receive a webhook of GitLab
     *
     * A webhook of a project with the trigger “Deployment events”, with the hook's secret as its token
     * (`X-Gitlab-Token`) or signed with it by Standard Webhooks. A `success` is tested at the environment's external
     * address, without one at our environment's own.
     */
    public receiveGitlab<ThrowOnError extends boolean = true>(options: Options<ReceiveGitlabData, ThrowOnError>): RequestResult<ReceiveGitlabResponses, ReceiveGitlabErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<ReceiveGitlabResponses, ReceiveGitlabErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/hooks/gitlab/{token}',
            ...options
        });
    }
    
    /**
     * Receive a webhook of Vercel
     *
     * A webhook of a team or an integration, signed with its secret (`x-vercel-signature`).
     * `deployment.ready` and `deployment.succeeded` are one deployment, tested at its own address.
     */
    public receiveVercel<ThrowOnError extends boolean = true>(options: Options<ReceiveVercelData, ThrowOnError>): RequestResult<ReceiveVercelResponses, ReceiveVercelErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<ReceiveVercelResponses, ReceiveVercelErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/hooks/vercel/{token}',
            ...options
        });
    }
    
    /**
     * Receive a notification of Netlify
     *
     * An HTTP notification of a site for “Deploy succeeded”, signed with the hook's secret as its JWS
     * secret token (`X-Webhook-Signature`). The environment is named by the deploy's context: production, deploy-preview or
     * branch-deploy.
     */
    public receiveNetlify<ThrowOnError extends boolean = true>(options: Options<ReceiveNetlifyData, ThrowOnError>): RequestResult<ReceiveNetlifyResponses, ReceiveNetlifyErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<ReceiveNetlifyResponses, ReceiveNetlifyErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/hooks/netlify/{token}',
            ...options
        });
    }
}
