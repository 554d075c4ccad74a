import { findProgram } from './paths.mjs';
import { runQuietly } from './spawn.mjs';

/** True where Debian's packages can be installed without asking anyone. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && findProgram('apt-get') !== null;
}

/** Installs Debian packages. Returns {code, tail} of the last command that ran. */
export async function installPackages(...packages) {
  const apt = findProgram('apt-get');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const wait = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];
  await runQuietly(apt, ['update', ...wait], { env });
  return runQuietly(apt, ['install', '-y', '--no-install-recommends', ...wait, ...packages], { env });
}
