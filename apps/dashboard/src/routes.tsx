import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { page } from './lazy-page.ts';
import { Loading } from './parts/loading.tsx';
import { Broken, NotFound } from './parts/not-found.tsx';
import { SignIn } from './people/sign-in.tsx';
import { Shell } from './session/shell.tsx';
import { WorkspaceGate } from './session/workspace-gate.tsx';

/** Pages of a workspace, each read when somebody goes there. */
const inside: RouteObject[] = [
  { index: true, element: <Navigate to="/runs" replace /> },
  { path: 'runs', lazy: page(() => import('./runs/run-list.tsx'), 'RunList') },
  { path: 'runs/:runId', lazy: page(() => import('./runs/run-page.tsx'), 'RunPage') },
  { path: 'flows', lazy: page(() => import('./flows/flow-list.tsx'), 'FlowList') },
  { path: 'flows/new', lazy: page(() => import('./flows/flow-editor.tsx'), 'NewFlow') },
  { path: 'flows/:flowId', lazy: page(() => import('./flows/flow-page.tsx'), 'FlowPage') },
  { path: 'flows/:flowId/edit', lazy: page(() => import('./flows/flow-editor.tsx'), 'EditFlow') },
  { path: 'deployments', lazy: page(() => import('./deployments/deployment-list.tsx'), 'DeploymentList') },
  {
    path: 'deployments/:deploymentId',
    lazy: page(() => import('./deployments/deployment-page.tsx'), 'DeploymentPage'),
  },
  { path: 'suites', lazy: page(() => import('./suites/suite-list.tsx'), 'SuiteList') },
  { path: 'schedules', lazy: page(() => import('./schedules/schedule-list.tsx'), 'ScheduleList') },
  { path: 'environments', lazy: page(() => import('./environments/environment-list.tsx'), 'EnvironmentList') },
  {
    path: 'environments/:environmentId',
    lazy: page(() => import('./environments/environment-page.tsx'), 'EnvironmentPage'),
  },
  { path: 'projects', lazy: page(() => import('./projects/project-list.tsx'), 'ProjectList') },
  { path: 'channels', lazy: page(() => import('./channels/channel-list.tsx'), 'ChannelList') },
  { path: 'channels/:channelId', lazy: page(() => import('./channels/channel-page.tsx'), 'ChannelPage') },
  { path: 'keys', lazy: page(() => import('./keys/key-list.tsx'), 'KeyList') },
  { path: 'members', lazy: page(() => import('./members/member-list.tsx'), 'MemberList') },
  { path: 'usage', lazy: page(() => import('./usage/usage-page.tsx'), 'UsagePage') },
  { path: 'audit', lazy: page(() => import('./audit/audit-page.tsx'), 'AuditPage') },
  { path: 'settings', lazy: page(() => import('./workspace/workspace-page.tsx'), 'WorkspacePage') },
  { path: 'account', lazy: page(() => import('./account/account-page.tsx'), 'AccountPage') },
  { path: '*', element: <NotFound /> },
];

/** Which address shows which page. */
export function createRouter() {
  return createBrowserRouter([
    {
      HydrateFallback: Loading,
      errorElement: <Broken />,
      children: [
        { path: 'sign-in', element: <SignIn /> },
        { path: 'sign-up', lazy: page(() => import('./people/sign-up.tsx'), 'SignUp') },
        {
          path: 'verify-email',
          lazy: page(() => import('./people/verify-email.tsx'), 'VerifyEmail'),
        },
        {
          path: 'forgot-password',
          lazy: page(() => import('./people/forgot-password.tsx'), 'ForgotPassword'),
        },
        {
          path: 'reset-password',
          lazy: page(() => import('./people/reset-password.tsx'), 'ResetPassword'),
        },
        {
          path: 'invitation',
          lazy: page(() => import('./people/invitation.tsx'), 'Invitation'),
        },
        { path: 'welcome', lazy: page(() => import('./people/welcome.tsx'), 'Welcome') },
        {
          element: <WorkspaceGate />,
          children: [{ element: <Shell />, children: [{ errorElement: <Broken />, children: inside }] }],
        },
      ],
    },
  ]);
}
