interface Holder {
  variables: unknown;
}

/** The flow's own variables, overridden by the environment's, overridden by the run's. */
export function mergeVariables(version: Holder, environment: Holder, run: Holder): Record<string, string> {
  return Object.assign({}, version.variables, environment.variables, run.variables);
}
