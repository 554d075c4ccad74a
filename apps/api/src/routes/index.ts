import type { Route } from '../endpoint.ts';
import { listAuditRoute } from './audit/list.ts';
import { callbackGithubRoute } from './auth/callback-github.ts';
import { requestPasswordResetRoute } from './auth/request-password-reset.ts';
import { resetPasswordRoute } from './auth/reset-password.ts';
import { sendVerificationRoute } from './auth/send-verification.ts';
import { signInRoute } from './auth/sign-in.ts';
import { signInGithubRoute } from './auth/sign-in-github.ts';
import { signOutRoute } from './auth/sign-out.ts';
import { signUpRoute } from './auth/sign-up.ts';
import { verifyEmailRoute } from './auth/verify-email.ts';
import { signInWaysRoute } from './auth/ways.ts';
import { showBadgeRoute } from './badges/show.ts';
import { acceptBaselineRoute } from './baselines/accept.ts';
import { listBaselinesRoute } from './baselines/list.ts';
import { removeBaselineRoute } from './baselines/remove.ts';
import { changeChannelRoute } from './channels/change.ts';
import { createChannelRoute } from './channels/create.ts';
import { getChannelRoute } from './channels/get.ts';
import { listChannelsRoute } from './channels/list.ts';
import { listDeliveriesRoute } from './channels/list-deliveries.ts';
import { removeChannelRoute } from './channels/remove.ts';
import { replayDeliveryRoute } from './channels/replay-delivery.ts';
import { rotateSecretRoute } from './channels/rotate-secret.ts';
import { testChannelRoute } from './channels/test.ts';
import { createDeploymentRoute } from './deployments/create.ts';
import { getDeploymentRoute } from './deployments/get.ts';
import { listDeploymentsRoute } from './deployments/list.ts';
import { changeEnvironmentRoute } from './environments/change.ts';
import { changeHookRoute } from './environments/change-hook.ts';
import { createEnvironmentRoute } from './environments/create.ts';
import { createHookRoute } from './environments/create-hook.ts';
import { getEnvironmentRoute } from './environments/get.ts';
import { getBadgeRoute } from './environments/get-badge.ts';
import { listEnvironmentsRoute } from './environments/list.ts';
import { listHooksRoute } from './environments/list-hooks.ts';
import { listSecretsRoute } from './environments/list-secrets.ts';
import { removeHookRoute } from './environments/remove-hook.ts';
import { removeSecretRoute } from './environments/remove-secret.ts';
import { setHookSecretRoute } from './environments/set-hook-secret.ts';
import { setSecretRoute } from './environments/set-secret.ts';
import { archiveFlowRoute } from './flows/archive.ts';
import { changeFlowRoute } from './flows/change.ts';
import { createFlowRoute } from './flows/create.ts';
import { getFlowRoute } from './flows/get.ts';
import { getFlowPlanRoute } from './flows/get-plan.ts';
import { getFlowRefsRoute } from './flows/get-refs.ts';
import { listFlowsRoute } from './flows/list.ts';
import { listFlowVersionsRoute } from './flows/list-versions.ts';
import { quarantineFlowRoute } from './flows/quarantine.ts';
import { releaseFlowRoute } from './flows/release.ts';
import { genericHookRoute } from './hooks/generic.ts';
import { githubHookRoute } from './hooks/github.ts';
import { gitlabHookRoute } from './hooks/gitlab.ts';
import { netlifyHookRoute } from './hooks/netlify.ts';
import { vercelHookRoute } from './hooks/vercel.ts';
import { acceptInvitationRoute } from './invitations/accept.ts';
import { cancelInvitationRoute } from './invitations/cancel.ts';
import { createInvitationRoute } from './invitations/create.ts';
import { declineInvitationRoute } from './invitations/decline.ts';
import { listInvitationsRoute } from './invitations/list.ts';
import { showInvitationRoute } from './invitations/show.ts';
import { createKeyRoute } from './keys/create.ts';
import { listKeysRoute } from './keys/list.ts';
import { revokeKeyRoute } from './keys/revoke.ts';
import { getLimitsRoute } from './limits/get.ts';
import { changeMeRoute } from './me/change.ts';
import { changePasswordRoute } from './me/change-password.ts';
import { getMeRoute } from './me/get.ts';
import { listSessionsRoute } from './me/list-sessions.ts';
import { revokeOtherSessionsRoute } from './me/revoke-other-sessions.ts';
import { revokeSessionRoute } from './me/revoke-session.ts';
import { setActiveWorkspaceRoute } from './me/set-workspace.ts';
import { changeMemberRoute } from './members/change.ts';
import { listMembersRoute } from './members/list.ts';
import { removeMemberRoute } from './members/remove.ts';
import { healthRoute } from './probes/health.ts';
import { metricsRoute } from './probes/metrics.ts';
import { readyRoute } from './probes/ready.ts';
import { changeProjectRoute } from './projects/change.ts';
import { createProjectRoute } from './projects/create.ts';
import { getProjectRoute } from './projects/get.ts';
import { listProjectsRoute } from './projects/list.ts';
import { removeProjectRoute } from './projects/remove.ts';
import { countRefsRoute } from './refs/count.ts';
import { cancelRunRoute } from './runs/cancel.ts';
import { createRunRoute } from './runs/create.ts';
import { followEventsRoute } from './runs/follow-events.ts';
import { getRunRoute } from './runs/get.ts';
import { getArtifactRoute } from './runs/get-artifact.ts';
import { listRunsRoute } from './runs/list.ts';
import { listArtifactsRoute } from './runs/list-artifacts.ts';
import { listAttemptsRoute } from './runs/list-attempts.ts';
import { listRefsRoute } from './runs/list-refs.ts';
import { listStepsRoute } from './runs/list-steps.ts';
import { openArtifactLinkRoute } from './runs/open-artifact-link.ts';
import { rerunRunRoute } from './runs/rerun.ts';
import { changeScheduleRoute } from './schedules/change.ts';
import { createScheduleRoute } from './schedules/create.ts';
import { fireScheduleRoute } from './schedules/fire.ts';
import { getScheduleRoute } from './schedules/get.ts';
import { listSchedulesRoute } from './schedules/list.ts';
import { pauseScheduleRoute } from './schedules/pause.ts';
import { removeScheduleRoute } from './schedules/remove.ts';
import { resumeScheduleRoute } from './schedules/resume.ts';
import { getModelSettingsRoute } from './settings/get-model.ts';
import { getRetentionRoute } from './settings/get-retention.ts';
import { setModelSettingsRoute } from './settings/set-model.ts';
import { setRetentionRoute } from './settings/set-retention.ts';
import { checkSpecRoute } from './specs/check.ts';
import { queueStatsRoute } from './stats/queue.ts';
import { changeSuiteRoute } from './suites/change.ts';
import { createSuiteRoute } from './suites/create.ts';
import { getSuiteRoute } from './suites/get.ts';
import { listSuitesRoute } from './suites/list.ts';
import { removeSuiteRoute } from './suites/remove.ts';
import { exportUsageRoute } from './usage/export.ts';
import { getUsageRoute } from './usage/get.ts';
import { createWorkspaceRoute } from './workspaces/create.ts';
import { deleteWorkspaceRoute } from './workspaces/delete.ts';
import { leaveWorkspaceRoute } from './workspaces/leave.ts';
import { listWorkspacesRoute } from './workspaces/list.ts';
import { renameWorkspaceRoute } from './workspaces/rename.ts';
import { transferOwnershipRoute } from './workspaces/transfer.ts';

/** Every route of the API. */
export const routes: readonly Route[] = [
  signUpRoute,
  signInRoute,
  signOutRoute,
  getMeRoute,
  createWorkspaceRoute,
  listWorkspacesRoute,
  sendVerificationRoute,
  verifyEmailRoute,
  requestPasswordResetRoute,
  resetPasswordRoute,
  signInWaysRoute,
  signInGithubRoute,
  callbackGithubRoute,
  showInvitationRoute,
  declineInvitationRoute,
  changeMeRoute,
  changePasswordRoute,
  setActiveWorkspaceRoute,
  listSessionsRoute,
  revokeSessionRoute,
  revokeOtherSessionsRoute,
  acceptInvitationRoute,
  renameWorkspaceRoute,
  leaveWorkspaceRoute,
  transferOwnershipRoute,
  listMembersRoute,
  changeMemberRoute,
  removeMemberRoute,
  createInvitationRoute,
  listInvitationsRoute,
  cancelInvitationRoute,
  listAuditRoute,
  createFlowRoute,
  listFlowsRoute,
  getFlowRoute,
  getFlowPlanRoute,
  changeFlowRoute,
  archiveFlowRoute,
  quarantineFlowRoute,
  releaseFlowRoute,
  listFlowVersionsRoute,
  listBaselinesRoute,
  acceptBaselineRoute,
  removeBaselineRoute,
  getFlowRefsRoute,
  countRefsRoute,
  checkSpecRoute,
  createProjectRoute,
  listProjectsRoute,
  getProjectRoute,
  changeProjectRoute,
  removeProjectRoute,
  createSuiteRoute,
  listSuitesRoute,
  getSuiteRoute,
  changeSuiteRoute,
  removeSuiteRoute,
  createScheduleRoute,
  listSchedulesRoute,
  getScheduleRoute,
  changeScheduleRoute,
  removeScheduleRoute,
  pauseScheduleRoute,
  resumeScheduleRoute,
  fireScheduleRoute,
  createEnvironmentRoute,
  listEnvironmentsRoute,
  getEnvironmentRoute,
  changeEnvironmentRoute,
  listSecretsRoute,
  setSecretRoute,
  removeSecretRoute,
  createHookRoute,
  listHooksRoute,
  changeHookRoute,
  removeHookRoute,
  setHookSecretRoute,
  createRunRoute,
  listRunsRoute,
  getRunRoute,
  cancelRunRoute,
  rerunRunRoute,
  listAttemptsRoute,
  listStepsRoute,
  listRefsRoute,
  listArtifactsRoute,
  getArtifactRoute,
  openArtifactLinkRoute,
  followEventsRoute,
  createDeploymentRoute,
  listDeploymentsRoute,
  getDeploymentRoute,
  createChannelRoute,
  listChannelsRoute,
  getChannelRoute,
  changeChannelRoute,
  removeChannelRoute,
  testChannelRoute,
  rotateSecretRoute,
  listDeliveriesRoute,
  replayDeliveryRoute,
  getBadgeRoute,
  showBadgeRoute,
  createKeyRoute,
  listKeysRoute,
  revokeKeyRoute,
  getModelSettingsRoute,
  setModelSettingsRoute,
  getRetentionRoute,
  setRetentionRoute,
  deleteWorkspaceRoute,
  getUsageRoute,
  exportUsageRoute,
  getLimitsRoute,
  queueStatsRoute,
  genericHookRoute,
  githubHookRoute,
  gitlabHookRoute,
  vercelHookRoute,
  netlifyHookRoute,
  healthRoute,
  readyRoute,
  metricsRoute,
];
