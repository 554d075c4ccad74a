import { idOf } from '@smokejumper/contracts';
import { z } from 'zod';

export const FlowParams = z.object({ flowId: idOf('flow') });
export const BaselineParams = FlowParams.extend({ baselineId: idOf('baseline') });
export const ProjectParams = z.object({ projectId: idOf('project') });
export const EnvironmentParams = z.object({ environmentId: idOf('environment') });
export const SecretParams = EnvironmentParams.extend({
  name: z
    .string()
    .max(100)
    .regex(/^[A-Za-z0-9_.-]+$/, 'is not made of letters, digits, dots, dashes and underscores'),
});
export const HookParams = EnvironmentParams.extend({ hookId: idOf('hook') });
export const RunParams = z.object({ runId: idOf('run') });
export const ArtifactParams = RunParams.extend({ artifactId: idOf('artifact') });
export const DeploymentParams = z.object({ deploymentId: idOf('deployment') });
export const SuiteParams = z.object({ suiteId: idOf('suite') });
export const ScheduleParams = z.object({ scheduleId: idOf('schedule') });
export const ChannelParams = z.object({ channelId: idOf('channel') });
export const DeliveryParams = ChannelParams.extend({ deliveryId: idOf('delivery') });
export const KeyParams = z.object({ keyId: idOf('apiKey') });
export const WorkspaceParams = z.object({ workspaceId: idOf('workspace') });
export const MemberParams = z.object({ memberId: idOf('membership') });
export const InvitationParams = z.object({ invitationId: idOf('invitation') });
export const SessionParams = z.object({ sessionId: idOf('session') });
