import { aboutChannel } from '../channels/target.ts';
import { aboutSecret } from '../environments/open-secrets.ts';
import { aboutHook } from '../hooks/view.ts';
import { aboutModelKey, splitModelName } from '../model-settings/model-name.ts';
import { aboutStorageState } from '../storage-states/about.ts';
import type { Vault } from '../vault.ts';

/** A column in which sealed text of workspaces lies. The names are of the database. */
export interface SealedPlace {
  table: string;
  sealed: string;
  keyId: string;
  /** What tells its rows apart inside a workspace, and all that `about` reads. */
  key: readonly string[];
  more: readonly string[];
  /** What the text is bound to. */
  about(row: Readonly<Record<string, string>>): Parameters<Vault['seal']>[1];
}

const plain = { sealed: 'sealed', keyId: 'key_id', more: [] };

/** Every such column; a test asks the catalogue for those that are missing here. */
export const sealedPlaces: readonly SealedPlace[] = [
  {
    ...plain,
    table: 'secret',
    key: ['id'],
    more: ['environment_id', 'name'],
    about: (row) => aboutSecret(row.environment_id!, row.name!),
  },
  { ...plain, table: 'hook', key: ['id'], about: (row) => aboutHook(row.id!) },
  { ...plain, table: 'channel', key: ['id'], about: (row) => aboutChannel(row.id!) },
  {
    table: 'channel',
    sealed: 'previous_sealed',
    keyId: 'previous_key_id',
    key: ['id'],
    more: [],
    about: (row) => aboutChannel(row.id!),
  },
  {
    ...plain,
    table: 'model_setting',
    key: ['workspace_id'],
    more: ['model'],
    about: (row) => aboutModelKey(row.workspace_id!, splitModelName(row.model!).provider),
  },
  {
    ...plain,
    table: 'storage_state',
    key: ['environment_id', 'flow_id'],
    about: (row) => aboutStorageState(row.environment_id!, row.flow_id!),
  },
];
