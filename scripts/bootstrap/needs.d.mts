export interface Need {
  name: string;
  isReady(): boolean;
  ensure(): Promise<void>;
}
export const needs: Record<
  'dependencies' | 'cli' | 'database' | 'product' | 'service' | 'tests' | 'dashboard',
  readonly Need[]
>;
export function ensure(wanted: readonly Need[]): Promise<boolean>;
