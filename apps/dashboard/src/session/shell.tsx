import { useEffect, useRef, useState } from 'react';
import { NavLink, Outlet, useLocation, useNavigation } from 'react-router';
import { Logo } from '../parts/logo.tsx';
import { PersonMenu } from './person-menu.tsx';
import { useSession } from './session.tsx';
import { WorkspaceSwitcher } from './workspace-switcher.tsx';

const rooms = [
  [
    'Watch',
    [
      ['/runs', 'Runs'],
      ['/deployments', 'Deployments'],
    ],
  ],
  [
    'Write',
    [
      ['/flows', 'Flows'],
      ['/suites', 'Suites'],
      ['/schedules', 'Schedules'],
    ],
  ],
  [
    'Set up',
    [
      ['/environments', 'Environments'],
      ['/projects', 'Projects'],
      ['/channels', 'Notifications'],
      ['/keys', 'API keys'],
      ['/members', 'People'],
      ['/usage', 'Usage'],
      ['/audit', 'Audit log'],
      ['/settings', 'Workspace'],
    ],
  ],
] as const;

/** What stands around every page of a workspace. */
export function Shell() {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const isOnItsWay = useNavigation().state === 'loading';
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page was opened, whichever
  useEffect(() => {
    setOpen(false);
    if (first.current) first.current = false;
    else main.current?.focus();
  }, [pathname]);
  return (
    <div className="shell" data-menu={open ? 'open' : 'closed'}>
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <header className="side">
        <div className="side-top">
          <NavLink className="brand" to="/runs">
            <Logo /> Smokejumper
          </NavLink>
          <button
            type="button"
            className="menu-button"
            aria-expanded={open}
            aria-controls="menu"
            onClick={() => setOpen(!open)}
          >
            Menu
          </button>
        </div>
        <div id="menu" className="side-menu">
          <WorkspaceSwitcher />
          <Rooms />
          <PersonMenu />
        </div>
      </header>
      {isOnItsWay && <div className="on-its-way" aria-hidden="true" />}
      <main id="main" ref={main} tabIndex={-1} aria-busy={isOnItsWay}>
        <Outlet />
      </main>
    </div>
  );
}

function Rooms() {
  const { may } = useSession();
  return (
    <nav aria-label="Pages">
      {rooms.map(([title, pages]) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {pages
              .filter(([path]) => path !== '/audit' || may('settings:write'))
              .map(([path, name]) => (
                <li key={path}>
                  <NavLink to={path}>{name}</NavLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
