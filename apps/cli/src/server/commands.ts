import type { ServerCommandDeps } from './deps.ts';
import { pullFlowsCommand } from './flows/pull.ts';
import { pushFlowsCommand } from './flows/push.ts';
import { listRunsCommand } from './list-runs.ts';
import { loginCommand } from './login.ts';
import type { ServerCommands } from './program.ts';
import { changeScheduleCommand, listSchedulesCommand } from './schedules.ts';
import { showRunCommand } from './show-run.ts';
import { triggerCommand } from './trigger.ts';

export function serverCommands(deps: ServerCommandDeps): ServerCommands {
  return {
    login: (url, options) => loginCommand(deps, { url, key: options.key }),
    trigger: (flows, options) => triggerCommand(deps, { flows, options }),
    pushFlows: (files, options) => pushFlowsCommand(deps, { files, options }),
    pullFlows: (file, options) => pullFlowsCommand(deps, { file, force: options.force === true }),
    schedules: (options) => listSchedulesCommand(deps, options),
    changeSchedule: (schedule, what) => changeScheduleCommand(deps, { schedule, what }),
    runs: (options) => listRunsCommand(deps, options),
    show: (runId, options) =>
      showRunCommand(deps, { runId, json: options.json === true, watch: options.watch === true }),
  };
}
