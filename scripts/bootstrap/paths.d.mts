export const root: string;
export const stateDir: string;
export const binDir: string;
export function nodeBinary(): string | null;
export function findProgram(...names: string[]): string | null;
export function machinePath(): string;
