import { useNavigate } from 'react-router';
import { useSession } from './session.tsx';

const another = 'new';

export function WorkspaceSwitcher() {
  const { me, workspace, enter } = useSession();
  const navigate = useNavigate();
  return (
    <label className="switcher">
      <span>Workspace</span>
      <select
        value={workspace.id}
        onChange={({ target }) => {
          if (target.value === another) return navigate('/welcome');
          enter(target.value);
          return navigate('/runs');
        }}
      >
        {me.workspaces.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={another}>New workspace …</option>
      </select>
    </label>
  );
}
