// Made by `npm run generate-sdk` from the API's OpenAPI document. Do not edit.
// @ts-nocheck

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, ServerSentEventsResult, TDataShape } from './client/index.ts';
import type { AcceptInvitationData, AcceptInvitationErrors, AcceptInvitationResponses, AcceptWhatRunSawAsNewBaselineData, AcceptWhatRunSawAsNewBaselineErrors, AcceptWhatRunSawAsNewBaselineResponses, ArchiveFlowData, ArchiveFlowErrors, ArchiveFlowResponses, AskForNewPasswordData, AskForNewPasswordErrors, AskForNewPasswordResponses, CancelInvitationData, CancelInvitationErrors, CancelInvitationResponses, CancelRunData, CancelRunErrors, CancelRunResponses, ChangeChannelData, ChangeChannelErrors, ChangeChannelResponses, ChangeDeployHookData, ChangeDeployHookErrors, ChangeDeployHookResponses, ChangeEnvironmentData, ChangeEnvironmentErrors, ChangeEnvironmentResponses, ChangeFlowData, ChangeFlowErrors, ChangeFlowResponses, ChangeMeData, ChangeMeErrors, ChangeMemberData, ChangeMemberErrors, ChangeMemberResponses, ChangeMeResponses, ChangeMyPasswordData, ChangeMyPasswordErrors, ChangeMyPasswordResponses, ChangeScheduleData, ChangeScheduleErrors, ChangeScheduleResponses, ChangeSuiteData, ChangeSuiteErrors, ChangeSuiteResponses, CheckSpecData, CheckSpecErrors, CheckSpecResponses, ChooseNewPasswordData, ChooseNewPasswordErrors, ChooseNewPasswordResponses, ComeBackFromGithubData, ComeBackFromGithubErrors, ComeBackFromGithubResponses, CountWhatBecameOfRefsData, CountWhatBecameOfRefsErrors, CountWhatBecameOfRefsOfFlowData, CountWhatBecameOfRefsOfFlowErrors, CountWhatBecameOfRefsOfFlowResponses, CountWhatBecameOfRefsResponses, CreateApiKeyData, CreateApiKeyErrors, CreateApiKeyResponses, CreateChannelData, CreateChannelErrors, CreateChannelResponses, CreateDeployHookData, CreateDeployHookErrors, CreateDeployHookResponses, CreateEnvironmentData, CreateEnvironmentErrors, CreateEnvironmentResponses, CreateFlowData, CreateFlowErrors, CreateFlowResponses, CreateProjectData, CreateProjectErrors, CreateProjectResponses, CreateRunData, CreateRunErrors, CreateRunResponses, CreateScheduleData, CreateScheduleErrors, CreateScheduleResponses, CreateSuiteData, CreateSuiteErrors, CreateSuiteResponses, CreateWorkspaceData, CreateWorkspaceErrors, CreateWorkspaceResponses, DeclineInvitationData, DeclineInvitationErrors, DeclineInvitationResponses, DeleteWorkspaceData, DeleteWorkspaceErrors, DeleteWorkspaceResponses, DownloadArtifactByLinkData, DownloadArtifactByLinkErrors, DownloadArtifactByLinkResponses, DownloadArtifactData, DownloadArtifactErrors, DownloadArtifactResponses, ExportUsageData, ExportUsageErrors, ExportUsageResponses, FireScheduleData, FireScheduleErrors, FireScheduleResponses, FollowRunData, FollowRunErrors, FollowRunResponse, FollowRunResponses, GetBadgeData, GetBadgeErrors, GetBadgeResponses, GetChannelData, GetChannelErrors, GetChannelResponses, GetDeploymentData, GetDeploymentErrors, GetDeploymentResponses, GetEnvironmentData, GetEnvironmentErrors, GetEnvironmentResponses, GetFlowData, GetFlowErrors, GetFlowResponses, GetHowLongThingsAreKeptData, GetHowLongThingsAreKeptErrors, GetHowLongThingsAreKeptResponses, GetLimitsData, GetLimitsErrors, GetLimitsResponses, GetMeData, GetMeErrors, GetMeResponses, GetModelSettingsData, GetModelSettingsErrors, GetModelSettingsResponses, GetProjectData, GetProjectErrors, GetProjectResponses, GetQueueStatsData, GetQueueStatsErrors, GetQueueStatsResponses, GetRunData, GetRunErrors, GetRunResponses, GetScheduleData, GetScheduleErrors, GetScheduleResponses, GetSuiteData, GetSuiteErrors, GetSuiteResponses, GetUsageData, GetUsageErrors, GetUsageResponses, GetWaysToSignInData, GetWaysToSignInErrors, GetWaysToSignInResponses, GetWhatLastPassedRunTaughtInWordsThatRunWithoutModelData, GetWhatLastPassedRunTaughtInWordsThatRunWithoutModelErrors, GetWhatLastPassedRunTaughtInWordsThatRunWithoutModelResponses, HealthData, HealthResponses, InviteSomebodyData, InviteSomebodyErrors, InviteSomebodyResponses, LeaveWorkspaceData, LeaveWorkspaceErrors, LeaveWorkspaceResponses, ListApiKeysData, ListApiKeysErrors, ListApiKeysResponses, ListArtifactsOfRunData, ListArtifactsOfRunErrors, ListArtifactsOfRunResponses, ListAttemptsOfRunData, ListAttemptsOfRunErrors, ListAttemptsOfRunResponses, ListAuditEntriesData, ListAuditEntriesErrors, ListAuditEntriesResponses, ListBaselinesOfFlowData, ListBaselinesOfFlowErrors, ListBaselinesOfFlowResponses, ListChannelsData, ListChannelsErrors, ListChannelsResponses, ListDeliveriesOfChannelData, ListDeliveriesOfChannelErrors, ListDeliveriesOfChannelResponses, ListDeployHooksOfEnvironmentData, ListDeployHooksOfEnvironmentErrors, ListDeployHooksOfEnvironmentResponses, ListDeploymentsData, ListDeploymentsErrors, ListDeploymentsResponses, ListEnvironmentsData, ListEnvironmentsErrors, ListEnvironmentsResponses, ListFlowsData, ListFlowsErrors, ListFlowsResponses, ListInvitationsData, ListInvitationsErrors, ListInvitationsResponses, ListMembersData, ListMembersErrors, ListMembersResponses, ListMySessionsData, ListMySessionsErrors, ListMySessionsResponses, ListMyWorkspacesData, ListMyWorkspacesErrors, ListMyWorkspacesResponses, ListProjectsData, ListProjectsErrors, ListProjectsResponses, ListRunsData, ListRunsErrors, ListRunsResponses, ListSchedulesData, ListSchedulesErrors, ListSchedulesResponses, ListSecretsData, ListSecretsErrors, ListSecretsResponses, ListStepsOfRunData, ListStepsOfRunErrors, ListStepsOfRunResponses, ListSuitesData, ListSuitesErrors, ListSuitesResponses, ListVersionsOfFlowData, ListVersionsOfFlowErrors, ListVersionsOfFlowResponses, ListWhatBecameOfRefsOfRunData, ListWhatBecameOfRefsOfRunErrors, ListWhatBecameOfRefsOfRunResponses, MetricsData, MetricsResponses, PauseScheduleData, PauseScheduleErrors, PauseScheduleResponses, QuarantineFlowData, QuarantineFlowErrors, QuarantineFlowResponses, ReadyData, ReadyErrors, ReadyResponses, ReceiveDeployData, ReceiveDeployErrors, ReceiveDeployResponses, ReceiveGithubData, ReceiveGithubErrors, ReceiveGithubResponses, ReceiveGitlabData, ReceiveGitlabErrors, ReceiveGitlabResponses, ReceiveNetlifyData, ReceiveNetlifyErrors, ReceiveNetlifyResponses, ReceiveVercelData, ReceiveVercelErrors, ReceiveVercelResponses, ReleaseFlowData, ReleaseFlowErrors, ReleaseFlowResponses, RemoveBaselineData, RemoveBaselineErrors, RemoveBaselineResponses, RemoveChannelData, RemoveChannelErrors, RemoveChannelResponses, RemoveDeployHookData, RemoveDeployHookErrors, RemoveDeployHookResponses, RemoveMemberData, RemoveMemberErrors, RemoveMemberResponses, RemoveProjectData, RemoveProjectErrors, RemoveProjectResponses, RemoveScheduleData, RemoveScheduleErrors, RemoveScheduleResponses, RemoveSecretData, RemoveSecretErrors, RemoveSecretResponses, RemoveSuiteData, RemoveSuiteErrors, RemoveSuiteResponses, RenameProjectData, RenameProjectErrors, RenameProjectResponses, RenameWorkspaceData, RenameWorkspaceErrors, RenameWorkspaceResponses, ReplayDeliveryData, ReplayDeliveryErrors, ReplayDeliveryResponses, ReportDeploymentData, ReportDeploymentErrors, ReportDeploymentResponses, ResumeScheduleData, ResumeScheduleErrors, ResumeScheduleResponses, RevokeApiKeyData, RevokeApiKeyErrors, RevokeApiKeyResponses, RevokeMyOtherSessionsData, RevokeMyOtherSessionsErrors, RevokeMyOtherSessionsResponses, RevokeOneOfMySessionsData, RevokeOneOfMySessionsErrors, RevokeOneOfMySessionsResponses, RotateSecretOfWebhookData, RotateSecretOfWebhookErrors, RotateSecretOfWebhookResponses, RunAgainData, RunAgainErrors, RunAgainResponses, SendVerificationMailAgainData, SendVerificationMailAgainErrors, SendVerificationMailAgainResponses, SetHowLongThingsAreKeptData, SetHowLongThingsAreKeptErrors, SetHowLongThingsAreKeptResponses, SetModelSettingsData, SetModelSettingsErrors, SetModelSettingsResponses, SetMyActiveWorkspaceData, SetMyActiveWorkspaceErrors, SetMyActiveWorkspaceResponses, SetSecretData, SetSecretErrors, SetSecretOfDeployHookData, SetSecretOfDeployHookErrors, SetSecretOfDeployHookResponses, SetSecretResponses, ShowBadgeData, ShowBadgeErrors, ShowBadgeResponses, ShowInvitationData, ShowInvitationErrors, ShowInvitationResponses, SignInData, SignInErrors, SignInResponses, SignInWithGithubData, SignInWithGithubErrors, SignInWithGithubResponses, SignOutData, SignOutErrors, SignOutResponses, SignUpData, SignUpErrors, SignUpResponses, TestChannelData, TestChannelErrors, TestChannelResponses, TransferWorkspaceData, TransferWorkspaceErrors, TransferWorkspaceResponses, VerifyAddressData, VerifyAddressErrors, VerifyAddressResponses } from './types.gen.ts';

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
     * Sign up
     *
     * Answers the same for an address that has an account already, which stays as it is. Where mails are sent,
     * the address is verified by the link in one before anybody signs in.
     */
    public signUp<ThrowOnError extends boolean = true>(options: Options<SignUpData, ThrowOnError>): RequestResult<SignUpResponses, SignUpErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<SignUpResponses, SignUpErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/auth/sign-up',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Sign in
     *
     * Sets the cookie of a new session: HttpOnly, SameSite=Lax, and Secure where the address is https.
     */
    public signIn<ThrowOnError extends boolean = true>(options: Options<SignInData, ThrowOnError>): RequestResult<SignInResponses, SignInErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<SignInResponses, SignInErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/auth/sign-in',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Sign out
     *
     * Ends the session of the cookie, and removes the cookie.
     */
    public signOut<ThrowOnError extends boolean = true>(options?: Options<SignOutData, ThrowOnError>): RequestResult<SignOutResponses, SignOutErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).post<SignOutResponses, SignOutErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/auth/sign-out',
            ...options
        });
    }
    
    /**
     * Get me
     *
     * Who is signed in, and the workspaces they belong to.
     */
    public getMe<ThrowOnError extends boolean = true>(options?: Options<GetMeData, ThrowOnError>): RequestResult<GetMeResponses, GetMeErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<GetMeResponses, GetMeErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/me',
            ...options
        });
    }
    
    /**
     * Change me
     */
    public changeMe<ThrowOnError extends boolean = true>(options: Options<ChangeMeData, ThrowOnError>): RequestResult<ChangeMeResponses, ChangeMeErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).patch<ChangeMeResponses, ChangeMeErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/me',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List my workspaces
     */
    public listMyWorkspaces<ThrowOnError extends boolean = true>(options?: Options<ListMyWorkspacesData, ThrowOnError>): RequestResult<ListMyWorkspacesResponses, ListMyWorkspacesErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<ListMyWorkspacesResponses, ListMyWorkspacesErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/workspaces',
            ...options
        });
    }
    
    /**
     * Create a workspace
     *
     * Whoever makes it owns it.
     */
    public createWorkspace<ThrowOnError extends boolean = true>(options: Options<CreateWorkspaceData, ThrowOnError>): RequestResult<CreateWorkspaceResponses, CreateWorkspaceErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<CreateWorkspaceResponses, CreateWorkspaceErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/workspaces',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Send a verification mail again
     *
     * Answers the same whether the address has an account that is to be verified, or not.
     */
    public sendVerificationMailAgain<ThrowOnError extends boolean = true>(options: Options<SendVerificationMailAgainData, ThrowOnError>): RequestResult<SendVerificationMailAgainResponses, SendVerificationMailAgainErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<SendVerificationMailAgainResponses, SendVerificationMailAgainErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/auth/send-verification',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Verify an address
     *
     * By the token of the mail’s link, which works once.
     */
    public verifyAddress<ThrowOnError extends boolean = true>(options: Options<VerifyAddressData, ThrowOnError>): RequestResult<VerifyAddressResponses, VerifyAddressErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<VerifyAddressResponses, VerifyAddressErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/auth/verify-email',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Ask for a new password
     *
     * Sends a link that works once, for an hour. Answers the same whether the address has an account or not.
     */
    public askForNewPassword<ThrowOnError extends boolean = true>(options: Options<AskForNewPasswordData, ThrowOnError>): RequestResult<AskForNewPasswordResponses, AskForNewPasswordErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<AskForNewPasswordResponses, AskForNewPasswordErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/auth/request-password-reset',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Choose a new password
     *
     * By the token of the mail’s link. Signs out everywhere.
     */
    public chooseNewPassword<ThrowOnError extends boolean = true>(options: Options<ChooseNewPasswordData, ThrowOnError>): RequestResult<ChooseNewPasswordResponses, ChooseNewPasswordErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<ChooseNewPasswordResponses, ChooseNewPasswordErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/auth/reset-password',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Get ways to sign in
     *
     * What a page for signing in has to offer.
     */
    public getWaysToSignIn<ThrowOnError extends boolean = true>(options?: Options<GetWaysToSignInData, ThrowOnError>): RequestResult<GetWaysToSignInResponses, GetWaysToSignInErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<GetWaysToSignInResponses, GetWaysToSignInErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/auth/ways',
            ...options
        });
    }
    
    /**
     * Sign in with GitHub
     *
     * Leads a browser to GitHub, and from there back to `returnTo`, or to `/sign-in?error=…`.
     */
    public signInWithGithub<ThrowOnError extends boolean = true>(options?: Options<SignInWithGithubData, ThrowOnError>): RequestResult<SignInWithGithubResponses, SignInWithGithubErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<SignInWithGithubResponses, SignInWithGithubErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/auth/sign-in/github',
            ...options
        });
    }
    
    /**
     * Come back from GitHub
     *
     * The callback address of the OAuth App. Signs in, and leads on.
     */
    public comeBackFromGithub<ThrowOnError extends boolean = true>(options?: Options<ComeBackFromGithubData, ThrowOnError>): RequestResult<ComeBackFromGithubResponses, ComeBackFromGithubErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<ComeBackFromGithubResponses, ComeBackFromGithubErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/auth/callback/github',
            ...options
        });
    }
    
    /**
     * Show an invitation
     *
     * By the token of its link, before anybody has signed in.
     */
    public showInvitation<ThrowOnError extends boolean = true>(options: Options<ShowInvitationData, ThrowOnError>): RequestResult<ShowInvitationResponses, ShowInvitationErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<ShowInvitationResponses, ShowInvitationErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/auth/invitation',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Decline an invitation
     */
    public declineInvitation<ThrowOnError extends boolean = true>(options: Options<DeclineInvitationData, ThrowOnError>): RequestResult<DeclineInvitationResponses, DeclineInvitationErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<DeclineInvitationResponses, DeclineInvitationErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/auth/invitation/decline',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change my password
     *
     * Signs out everywhere but here, where the cookie is a new one.
     */
    public changeMyPassword<ThrowOnError extends boolean = true>(options: Options<ChangeMyPasswordData, ThrowOnError>): RequestResult<ChangeMyPasswordResponses, ChangeMyPasswordErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).put<ChangeMyPasswordResponses, ChangeMyPasswordErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/me/password',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Set my active workspace
     *
     * The workspace that requests of this session are about when they name none.
     */
    public setMyActiveWorkspace<ThrowOnError extends boolean = true>(options: Options<SetMyActiveWorkspaceData, ThrowOnError>): RequestResult<SetMyActiveWorkspaceResponses, SetMyActiveWorkspaceErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).put<SetMyActiveWorkspaceResponses, SetMyActiveWorkspaceErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/me/workspace',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Revoke my other sessions
     *
     * Signs out everywhere but here.
     */
    public revokeMyOtherSessions<ThrowOnError extends boolean = true>(options?: Options<RevokeMyOtherSessionsData, ThrowOnError>): RequestResult<RevokeMyOtherSessionsResponses, RevokeMyOtherSessionsErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).delete<RevokeMyOtherSessionsResponses, RevokeMyOtherSessionsErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/me/sessions',
            ...options
        });
    }
    
    /**
     * List my sessions
     */
    public listMySessions<ThrowOnError extends boolean = true>(options?: Options<ListMySessionsData, ThrowOnError>): RequestResult<ListMySessionsResponses, ListMySessionsErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<ListMySessionsResponses, ListMySessionsErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/me/sessions',
            ...options
        });
    }
    
    /**
     * Revoke one of my sessions
     *
     * It is refused from then on, everywhere.
     */
    public revokeOneOfMySessions<ThrowOnError extends boolean = true>(options: Options<RevokeOneOfMySessionsData, ThrowOnError>): RequestResult<RevokeOneOfMySessionsResponses, RevokeOneOfMySessionsErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).delete<RevokeOneOfMySessionsResponses, RevokeOneOfMySessionsErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/me/sessions/{sessionId}',
            ...options
        });
    }
    
    /**
     * Accept an invitation
     *
     * For somebody signed in with the address it was sent to.
     */
    public acceptInvitation<ThrowOnError extends boolean = true>(options: Options<AcceptInvitationData, ThrowOnError>): RequestResult<AcceptInvitationResponses, AcceptInvitationErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<AcceptInvitationResponses, AcceptInvitationErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/invitations/accept',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a workspace
     *
     * Confirmed by its name. At once nobody enters it any more, this key included, and its runs are cancelled;
     * then all it owns is removed for good, but for the audit log. Of people only an owner may.
     */
    public deleteWorkspace<ThrowOnError extends boolean = true>(options: Options<DeleteWorkspaceData, ThrowOnError>): RequestResult<DeleteWorkspaceResponses, DeleteWorkspaceErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).delete<DeleteWorkspaceResponses, DeleteWorkspaceErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/workspaces/{workspaceId}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Rename a workspace
     */
    public renameWorkspace<ThrowOnError extends boolean = true>(options: Options<RenameWorkspaceData, ThrowOnError>): RequestResult<RenameWorkspaceResponses, RenameWorkspaceErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).patch<RenameWorkspaceResponses, RenameWorkspaceErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/workspaces/{workspaceId}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Leave a workspace
     *
     * For members; the last owner stays.
     */
    public leaveWorkspace<ThrowOnError extends boolean = true>(options: Options<LeaveWorkspaceData, ThrowOnError>): RequestResult<LeaveWorkspaceResponses, LeaveWorkspaceErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<LeaveWorkspaceResponses, LeaveWorkspaceErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/workspaces/{workspaceId}/leave',
            ...options
        });
    }
    
    /**
     * Transfer a workspace
     *
     * Makes a member owner, and the owner who asks admin.
     */
    public transferWorkspace<ThrowOnError extends boolean = true>(options: Options<TransferWorkspaceData, ThrowOnError>): RequestResult<TransferWorkspaceResponses, TransferWorkspaceErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<TransferWorkspaceResponses, TransferWorkspaceErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/workspaces/{workspaceId}/transfer',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List members
     */
    public listMembers<ThrowOnError extends boolean = true>(options?: Options<ListMembersData, ThrowOnError>): RequestResult<ListMembersResponses, ListMembersErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<ListMembersResponses, ListMembersErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/members',
            ...options
        });
    }
    
    /**
     * Remove a member
     *
     * From their next request on they are out. Only owners remove owners; one stays.
     */
    public removeMember<ThrowOnError extends boolean = true>(options: Options<RemoveMemberData, ThrowOnError>): RequestResult<RemoveMemberResponses, RemoveMemberErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).delete<RemoveMemberResponses, RemoveMemberErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/members/{memberId}',
            ...options
        });
    }
    
    /**
     * Change a member
     *
     * The role counts from their next request on. Only owners make owners, or change them; one stays.
     */
    public changeMember<ThrowOnError extends boolean = true>(options: Options<ChangeMemberData, ThrowOnError>): RequestResult<ChangeMemberResponses, ChangeMemberErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).patch<ChangeMemberResponses, ChangeMemberErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/members/{memberId}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List invitations
     */
    public listInvitations<ThrowOnError extends boolean = true>(options?: Options<ListInvitationsData, ThrowOnError>): RequestResult<ListInvitationsResponses, ListInvitationsErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<ListInvitationsResponses, ListInvitationsErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/invitations',
            ...options
        });
    }
    
    /**
     * Invite somebody
     *
     * The link is good for seven days, once, for somebody signed in with that address. A second invitation of
     * the same address replaces the first. On a server that sends no mail the link is in the answer, which then takes no Idempotency-Key.
     */
    public inviteSomebody<ThrowOnError extends boolean = true>(options: Options<InviteSomebodyData, ThrowOnError>): RequestResult<InviteSomebodyResponses, InviteSomebodyErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<InviteSomebodyResponses, InviteSomebodyErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/invitations',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Cancel an invitation
     *
     * Its link is dead from then on.
     */
    public cancelInvitation<ThrowOnError extends boolean = true>(options: Options<CancelInvitationData, ThrowOnError>): RequestResult<CancelInvitationResponses, CancelInvitationErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).delete<CancelInvitationResponses, CancelInvitationErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/invitations/{invitationId}',
            ...options
        });
    }
    
    /**
     * List audit entries
     *
     * Who changed what, the newest first. Entries are never changed or removed.
     */
    public listAuditEntries<ThrowOnError extends boolean = true>(options?: Options<ListAuditEntriesData, ThrowOnError>): RequestResult<ListAuditEntriesResponses, ListAuditEntriesErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<ListAuditEntriesResponses, ListAuditEntriesErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/audit',
            ...options
        });
    }
    
    /**
     * List flows
     *
     * Newest first; without archived ones unless `archived=true`, which lists those alone.
     */
    public listFlows<ThrowOnError extends boolean = true>(options?: Options<ListFlowsData, ThrowOnError>): RequestResult<ListFlowsResponses, ListFlowsErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<ListFlowsResponses, ListFlowsErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/flows/{flowId}/archive',
            ...options
        });
    }
    
    /**
     * Quarantine a flow
     *
     * Its runs go on and report, those that have not ended among them, and count as no failure: not in a check
     * or commit status, not in the exit code of `smokejumper trigger`, not in a badge. Again: the new reason.
     */
    public quarantineFlow<ThrowOnError extends boolean = true>(options: Options<QuarantineFlowData, ThrowOnError>): RequestResult<QuarantineFlowResponses, QuarantineFlowErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<QuarantineFlowResponses, QuarantineFlowErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/flows/{flowId}/quarantine',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Release a flow
     *
     * Ends its quarantine: its runs count again, those that have not ended among them.
     */
    public releaseFlow<ThrowOnError extends boolean = true>(options: Options<ReleaseFlowData, ThrowOnError>): RequestResult<ReleaseFlowResponses, ReleaseFlowErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<ReleaseFlowResponses, ReleaseFlowErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/flows/{flowId}/release',
            ...options
        });
    }
    
    /**
     * List the versions of a flow
     */
    public listVersionsOfFlow<ThrowOnError extends boolean = true>(options: Options<ListVersionsOfFlowData, ThrowOnError>): RequestResult<ListVersionsOfFlowResponses, ListVersionsOfFlowErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<ListVersionsOfFlowResponses, ListVersionsOfFlowErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/flows/{flowId}/versions',
            ...options
        });
    }
    
    /**
     * List the baselines of a flow
     *
     * The pictures that its runs are compared with, each with `signedUrl`, good until `expiresAt`.
     */
    public listBaselinesOfFlow<ThrowOnError extends boolean = true>(options: Options<ListBaselinesOfFlowData, ThrowOnError>): RequestResult<ListBaselinesOfFlowResponses, ListBaselinesOfFlowErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<ListBaselinesOfFlowResponses, ListBaselinesOfFlowErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/flows/{flowId}/baselines',
            ...options
        });
    }
    
    /**
     * Accept what a run saw as the new baseline
     *
     * In place of the one in force under the picture's name, in the run's environment and look. It is a copy, and
     * lives on without the run. `artifactId` is that of an artifact of the kind `actual`.
     */
    public acceptWhatRunSawAsNewBaseline<ThrowOnError extends boolean = true>(options: Options<AcceptWhatRunSawAsNewBaselineData, ThrowOnError>): RequestResult<AcceptWhatRunSawAsNewBaselineResponses, AcceptWhatRunSawAsNewBaselineErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<AcceptWhatRunSawAsNewBaselineResponses, AcceptWhatRunSawAsNewBaselineErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/flows/{flowId}/baselines',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Remove a baseline
     *
     * The next run stores a new one, and is inconclusive.
     */
    public removeBaseline<ThrowOnError extends boolean = true>(options: Options<RemoveBaselineData, ThrowOnError>): RequestResult<RemoveBaselineResponses, RemoveBaselineErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).delete<RemoveBaselineResponses, RemoveBaselineErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/flows/{flowId}/baselines/{baselineId}',
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/specs/check',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List projects
     */
    public listProjects<ThrowOnError extends boolean = true>(options?: Options<ListProjectsData, ThrowOnError>): RequestResult<ListProjectsResponses, ListProjectsErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<ListProjectsResponses, ListProjectsErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/projects',
            ...options
        });
    }
    
    /**
     * Create a project
     */
    public createProject<ThrowOnError extends boolean = true>(options: Options<CreateProjectData, ThrowOnError>): RequestResult<CreateProjectResponses, CreateProjectErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<CreateProjectResponses, CreateProjectErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/projects',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Remove a project
     *
     * Only one that is empty, archived flows included, and never the default one.
     */
    public removeProject<ThrowOnError extends boolean = true>(options: Options<RemoveProjectData, ThrowOnError>): RequestResult<RemoveProjectResponses, RemoveProjectErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).delete<RemoveProjectResponses, RemoveProjectErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/projects/{projectId}',
            ...options
        });
    }
    
    /**
     * Get a project
     */
    public getProject<ThrowOnError extends boolean = true>(options: Options<GetProjectData, ThrowOnError>): RequestResult<GetProjectResponses, GetProjectErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<GetProjectResponses, GetProjectErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/projects/{projectId}',
            ...options
        });
    }
    
    /**
     * Rename a project
     */
    public renameProject<ThrowOnError extends boolean = true>(options: Options<RenameProjectData, ThrowOnError>): RequestResult<RenameProjectResponses, RenameProjectErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).patch<RenameProjectResponses, RenameProjectErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/projects/{projectId}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List suites
     */
    public listSuites<ThrowOnError extends boolean = true>(options?: Options<ListSuitesData, ThrowOnError>): RequestResult<ListSuitesResponses, ListSuitesErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<ListSuitesResponses, ListSuitesErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/suites',
            ...options
        });
    }
    
    /**
     * Create a suite
     *
     * Flows, or tags of flows, that are run together in any environment: by a deployment, a hook or a schedule. In a sequence each run waits for the one before; with `stop` those after one that did not pass are cancelled and name it.
     */
    public createSuite<ThrowOnError extends boolean = true>(options: Options<CreateSuiteData, ThrowOnError>): RequestResult<CreateSuiteResponses, CreateSuiteErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<CreateSuiteResponses, CreateSuiteErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/suites',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Remove a suite
     *
     * Its flows stay. Refused while a schedule runs it.
     */
    public removeSuite<ThrowOnError extends boolean = true>(options: Options<RemoveSuiteData, ThrowOnError>): RequestResult<RemoveSuiteResponses, RemoveSuiteErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).delete<RemoveSuiteResponses, RemoveSuiteErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/suites/{suiteId}',
            ...options
        });
    }
    
    /**
     * Get a suite
     */
    public getSuite<ThrowOnError extends boolean = true>(options: Options<GetSuiteData, ThrowOnError>): RequestResult<GetSuiteResponses, GetSuiteErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<GetSuiteResponses, GetSuiteErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/suites/{suiteId}',
            ...options
        });
    }
    
    /**
     * Change a suite
     *
     * Fields that are left out stay as they are. Runs that wait already keep their order.
     */
    public changeSuite<ThrowOnError extends boolean = true>(options: Options<ChangeSuiteData, ThrowOnError>): RequestResult<ChangeSuiteResponses, ChangeSuiteErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).patch<ChangeSuiteResponses, ChangeSuiteErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/suites/{suiteId}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List schedules
     */
    public listSchedules<ThrowOnError extends boolean = true>(options?: Options<ListSchedulesData, ThrowOnError>): RequestResult<ListSchedulesResponses, ListSchedulesErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<ListSchedulesResponses, ListSchedulesErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/schedules',
            ...options
        });
    }
    
    /**
     * Create a schedule
     *
     * Runs flows at the times of a cron expression of five fields in a time zone. A time of day that a change of clocks leaves out is taken right after it; one that comes twice is taken once. `missed` says what becomes of times at which no worker was there.
     */
    public createSchedule<ThrowOnError extends boolean = true>(options: Options<CreateScheduleData, ThrowOnError>): RequestResult<CreateScheduleResponses, CreateScheduleErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<CreateScheduleResponses, CreateScheduleErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/schedules',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Remove a schedule
     *
     * The runs it made stay.
     */
    public removeSchedule<ThrowOnError extends boolean = true>(options: Options<RemoveScheduleData, ThrowOnError>): RequestResult<RemoveScheduleResponses, RemoveScheduleErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).delete<RemoveScheduleResponses, RemoveScheduleErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/schedules/{scheduleId}',
            ...options
        });
    }
    
    /**
     * Get a schedule
     */
    public getSchedule<ThrowOnError extends boolean = true>(options: Options<GetScheduleData, ThrowOnError>): RequestResult<GetScheduleResponses, GetScheduleErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<GetScheduleResponses, GetScheduleErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/schedules/{scheduleId}',
            ...options
        });
    }
    
    /**
     * Change a schedule
     *
     * Fields that are left out stay as they are. With other times it fires by these from now on.
     */
    public changeSchedule<ThrowOnError extends boolean = true>(options: Options<ChangeScheduleData, ThrowOnError>): RequestResult<ChangeScheduleResponses, ChangeScheduleErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).patch<ChangeScheduleResponses, ChangeScheduleErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/schedules/{scheduleId}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Pause a schedule
     */
    public pauseSchedule<ThrowOnError extends boolean = true>(options: Options<PauseScheduleData, ThrowOnError>): RequestResult<PauseScheduleResponses, PauseScheduleErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<PauseScheduleResponses, PauseScheduleErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/schedules/{scheduleId}/pause',
            ...options
        });
    }
    
    /**
     * Resume a schedule
     *
     * It fires from now on; the times at which it rested were not missed.
     */
    public resumeSchedule<ThrowOnError extends boolean = true>(options: Options<ResumeScheduleData, ThrowOnError>): RequestResult<ResumeScheduleResponses, ResumeScheduleErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<ResumeScheduleResponses, ResumeScheduleErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/schedules/{scheduleId}/resume',
            ...options
        });
    }
    
    /**
     * Fire a schedule
     *
     * Now and besides its times, also while it is paused. The runs have the trigger `manual`.
     */
    public fireSchedule<ThrowOnError extends boolean = true>(options: Options<FireScheduleData, ThrowOnError>): RequestResult<FireScheduleResponses, FireScheduleErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<FireScheduleResponses, FireScheduleErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/schedules/{scheduleId}/fire',
            ...options
        });
    }
    
    /**
     * List environments
     */
    public listEnvironments<ThrowOnError extends boolean = true>(options?: Options<ListEnvironmentsData, ThrowOnError>): RequestResult<ListEnvironmentsResponses, ListEnvironmentsErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<ListEnvironmentsResponses, ListEnvironmentsErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/environments',
            ...options
        });
    }
    
    /**
     * Create an environment
     *
     * Headers and basic auth go to the origin of a run’s base address and to no other. Their secret parts are `{{name}}` of a secret, which is set by itself and never shown.
     */
    public createEnvironment<ThrowOnError extends boolean = true>(options: Options<CreateEnvironmentData, ThrowOnError>): RequestResult<CreateEnvironmentResponses, CreateEnvironmentErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<CreateEnvironmentResponses, CreateEnvironmentErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/environments/{environmentId}',
            ...options
        });
    }
    
    /**
     * Change an environment
     *
     * Fields that are left out stay as they are; `variables` and `headers` replace all of them; null takes a setting back.
     */
    public changeEnvironment<ThrowOnError extends boolean = true>(options: Options<ChangeEnvironmentData, ThrowOnError>): RequestResult<ChangeEnvironmentResponses, ChangeEnvironmentErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).patch<ChangeEnvironmentResponses, ChangeEnvironmentErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/environments/{environmentId}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List secrets
     *
     * Names, versions and ages; values are write-only.
     */
    public listSecrets<ThrowOnError extends boolean = true>(options: Options<ListSecretsData, ThrowOnError>): RequestResult<ListSecretsResponses, ListSecretsErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<ListSecretsResponses, ListSecretsErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/environments/{environmentId}/secrets',
            ...options
        });
    }
    
    /**
     * Remove a secret
     */
    public removeSecret<ThrowOnError extends boolean = true>(options: Options<RemoveSecretData, ThrowOnError>): RequestResult<RemoveSecretResponses, RemoveSecretErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).delete<RemoveSecretResponses, RemoveSecretErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/environments/{environmentId}/hooks/{hookId}',
            ...options
        });
    }
    
    /**
     * Change a deploy hook
     *
     * Which flows run of a delivery that names none itself: most services have no way to say it.
     */
    public changeDeployHook<ThrowOnError extends boolean = true>(options: Options<ChangeDeployHookData, ThrowOnError>): RequestResult<ChangeDeployHookResponses, ChangeDeployHookErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).patch<ChangeDeployHookResponses, ChangeDeployHookErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/environments/{environmentId}/hooks/{hookId}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/runs/{runId}/rerun',
            ...options
        });
    }
    
    /**
     * List attempts of a run
     *
     * Each try of the run with what it saw. `retried`: looked at once more before a verdict was told;
     * `failed` and `lost`: our own failures. Steps and artifacts of one: `/steps?attempt=1`, `/artifacts?attempt=1`.
     */
    public listAttemptsOfRun<ThrowOnError extends boolean = true>(options: Options<ListAttemptsOfRunData, ThrowOnError>): RequestResult<ListAttemptsOfRunResponses, ListAttemptsOfRunErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<ListAttemptsOfRunResponses, ListAttemptsOfRunErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/runs/{runId}/attempts',
            ...options
        });
    }
    
    /**
     * List the steps of a run
     */
    public listStepsOfRun<ThrowOnError extends boolean = true>(options: Options<ListStepsOfRunData, ThrowOnError>): RequestResult<ListStepsOfRunResponses, ListStepsOfRunErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<ListStepsOfRunResponses, ListStepsOfRunErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/runs/{runId}/refs',
            ...options
        });
    }
    
    /**
     * List the artifacts of a run
     *
     * Each with `signedUrl`, good until `expiresAt` for whoever has it; a trace also with where it can be looked at.
     */
    public listArtifactsOfRun<ThrowOnError extends boolean = true>(options: Options<ListArtifactsOfRunData, ThrowOnError>): RequestResult<ListArtifactsOfRunResponses, ListArtifactsOfRunErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<ListArtifactsOfRunResponses, ListArtifactsOfRunErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/runs/{runId}/artifacts/{artifactId}',
            ...options
        });
    }
    
    /**
     * Download an artifact by its link
     *
     * The address, `signedUrl` of an artifact or a baseline, needs no key and is good for fifteen minutes, or until the key or the person that asked for it has no access any more; then 403.
     */
    public downloadArtifactByLink<ThrowOnError extends boolean = true>(options: Options<DownloadArtifactByLinkData, ThrowOnError>): RequestResult<DownloadArtifactByLinkResponses, DownloadArtifactByLinkErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).get<DownloadArtifactByLinkResponses, DownloadArtifactByLinkErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            url: '/files/{artifactId}',
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/deployments',
            ...options
        });
    }
    
    /**
     * Report a deployment
     *
     * Queues a run of each flow that fits all that is given: named, tagged, from these files, touched by what has changed, or in a suite; of every flow of the project where nothing is.
     */
    public reportDeployment<ThrowOnError extends boolean = true>(options: Options<ReportDeploymentData, ThrowOnError>): RequestResult<ReportDeploymentResponses, ReportDeploymentErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).post<ReportDeploymentResponses, ReportDeploymentErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/settings/model',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Get how long things are kept
     */
    public getHowLongThingsAreKept<ThrowOnError extends boolean = true>(options?: Options<GetHowLongThingsAreKeptData, ThrowOnError>): RequestResult<GetHowLongThingsAreKeptResponses, GetHowLongThingsAreKeptErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<GetHowLongThingsAreKeptResponses, GetHowLongThingsAreKeptErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/settings/retention',
            ...options
        });
    }
    
    /**
     * Set how long things are kept
     *
     * In days: artifacts from when they were stored, runs from their end. Shorter takes effect within minutes.
     */
    public setHowLongThingsAreKept<ThrowOnError extends boolean = true>(options: Options<SetHowLongThingsAreKeptData, ThrowOnError>): RequestResult<SetHowLongThingsAreKeptResponses, SetHowLongThingsAreKeptErrors, ThrowOnError, 'data'> {
        return (options.client ?? this.client).put<SetHowLongThingsAreKeptResponses, SetHowLongThingsAreKeptErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/settings/retention',
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
     * Runs, minutes of workers, model calls, tokens, cost and bytes of artifacts of the workspace, by the hour
     * (UTC) in which the work ended, or by the day. The last day unless `from` and `to` say otherwise; at most 31 days, and
     * whole hours or days.
     */
    public getUsage<ThrowOnError extends boolean = true>(options?: Options<GetUsageData, ThrowOnError>): RequestResult<GetUsageResponses, GetUsageErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<GetUsageResponses, GetUsageErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/usage',
            ...options
        });
    }
    
    /**
     * Export usage
     *
     * The rows of `GET /v1/usage` as CSV, oldest first. The last 31 days unless `from` and `to` say
     * otherwise; at most 366 days.
     */
    public exportUsage<ThrowOnError extends boolean = true>(options?: Options<ExportUsageData, ThrowOnError>): RequestResult<ExportUsageResponses, ExportUsageErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<ExportUsageResponses, ExportUsageErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }],
            url: '/v1/usage/export',
            ...options
        });
    }
    
    /**
     * Get limits
     *
     * Each limit of the workspace with what is used of it: runs at the same time and waiting, runs a day,
     * minutes, model tokens, US dollars for models and bytes of artifacts a month (days and months of UTC). `max: null` is no
     * limit. A request over one is refused with 402 `limit_exceeded` or, when too many runs wait, 429 `queue_full`; what a
     * hook or a schedule asks for over one is a run that ends `inconclusive`, class `budget`, and names the limit.
     */
    public getLimits<ThrowOnError extends boolean = true>(options?: Options<GetLimitsData, ThrowOnError>): RequestResult<GetLimitsResponses, GetLimitsErrors, ThrowOnError, 'data'> {
        return (options?.client ?? this.client).get<GetLimitsResponses, GetLimitsErrors, ThrowOnError, 'data'>({
            responseStyle: 'data',
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
            url: '/v1/limits',
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
            security: [{ scheme: 'bearer', type: 'http' }, {
                    in: 'cookie',
                    name: 'smokejumper.session_token',
                    type: 'apiKey'
                }],
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
     * the re-run button of a check (`check_run`) or of all checks of a commit (`check_suite`) runs again what did not
     * pass, or all of it when all passed. Everything else is answered with `ignored`.
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
     * `deployment.ready` and `deployment.succeeded` are one deployment, tested at its own address;
     * `deployment.check-rerequested` runs again what did not pass of it, or all of it when all passed.
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
