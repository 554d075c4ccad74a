import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { AccountPage } from './account/account-page.tsx';
import { AuditPage } from './audit/audit-page.tsx';
import { ChannelList } from './channels/channel-list.tsx';
import { ChannelPage } from './channels/channel-page.tsx';
import { DeploymentList } from './deployments/deployment-list.tsx';
import { DeploymentPage } from './deployments/deployment-page.tsx';
import { EnvironmentList } from './environments/environment-list.tsx';
import { EnvironmentPage } from './environments/environment-page.tsx';
import { EditFlow, NewFlow } from './flows/flow-editor.tsx';
import { FlowList } from './flows/flow-list.tsx';
import { FlowPage } from './flows/flow-page.tsx';
import { KeyList } from './keys/key-list.tsx';
import { MemberList } from './members/member-list.tsx';
import { Broken, NotFound } from './parts/not-found.tsx';
import { ForgotPassword } from './people/forgot-password.tsx';
import { Invitation } from './people/invitation.tsx';
import { ResetPassword } from './people/reset-password.tsx';
import { SignIn } from './people/sign-in.tsx';
import { SignUp } from './people/sign-up.tsx';
import { VerifyEmail } from './people/verify-email.tsx';
import { Welcome } from './people/welcome.tsx';
import { ProjectList } from './projects/project-list.tsx';
import { RunList } from './runs/run-list.tsx';
import { RunPage } from './runs/run-page.tsx';
import { ScheduleList } from './schedules/schedule-list.tsx';
import { Shell } from './session/shell.tsx';
import { WorkspaceGate } from './session/workspace-gate.tsx';
import { SuiteList } from './suites/suite-list.tsx';
import { UsagePage } from './usage/usage-page.tsx';
import { WorkspacePage } from './workspace/workspace-page.tsx';

/** Pages of a workspace. */
const inside: RouteObject[] = [
  { index: true, element: <Navigate to="/runs" replace /> },
  { path: 'runs', element: <RunList /> },
  { path: 'runs/:runId', element: <RunPage /> },
  { path: 'flows', element: <FlowList /> },
  { path: 'flows/new', element: <NewFlow /> },
  { path: 'flows/:flowId', element: <FlowPage /> },
  { path: 'flows/:flowId/edit', element: <EditFlow /> },
  { path: 'deployments', element: <DeploymentList /> },
  { path: 'deployments/:deploymentId', element: <DeploymentPage /> },
  { path: 'suites', element: <SuiteList /> },
  { path: 'schedules', element: <ScheduleList /> },
  { path: 'environments', element: <EnvironmentList /> },
  { path: 'environments/:environmentId', element: <EnvironmentPage /> },
  { path: 'projects', element: <ProjectList /> },
  { path: 'channels', element: <ChannelList /> },
  { path: 'channels/:channelId', element: <ChannelPage /> },
  { path: 'keys', element: <KeyList /> },
  { path: 'members', element: <MemberList /> },
  { path: 'usage', element: <UsagePage /> },
  { path: 'audit', element: <AuditPage /> },
  { path: 'settings', element: <WorkspacePage /> },
  { path: 'account', element: <AccountPage /> },
  { path: '*', element: <NotFound /> },
];

/** Which address shows which page. */
export function createRouter() {
  return createBrowserRouter([
    { path: 'sign-in', element: <SignIn />, errorElement: <Broken /> },
    { path: 'sign-up', element: <SignUp />, errorElement: <Broken /> },
    { path: 'verify-email', element: <VerifyEmail />, errorElement: <Broken /> },
    { path: 'forgot-password', element: <ForgotPassword />, errorElement: <Broken /> },
    { path: 'reset-password', element: <ResetPassword />, errorElement: <Broken /> },
    { path: 'invitation', element: <Invitation />, errorElement: <Broken /> },
    { path: 'welcome', element: <Welcome />, errorElement: <Broken /> },
    {
      element: <WorkspaceGate />,
      errorElement: <Broken />,
      children: [{ element: <Shell />, children: [{ errorElement: <Broken />, children: inside }] }],
    },
  ]);
}
