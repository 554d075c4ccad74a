/** What npm's lock file says about where an optional package of binaries may be installed. */
export interface Platform {
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

const systems = ['android', 'darwin', 'freebsd', 'netbsd', 'openbsd', 'linux', 'openharmony', 'sunos', 'aix', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];

/** Reads the platform from the name of a package of binaries: `@biomejs/cli-linux-x64-musl`. */
export function platformOfName(name: string): Platform {
  const words = name.split('/').at(-1)!.split('-');
  const has = (word: string) => words.includes(word);
  const os = has('windows') ? 'win32' : systems.find(has);
  const cpu = has('64') ? 'x64' : processors.find(has);
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : has('gnu') ? 'glibc' : undefined;
  return {
    ...(os === undefined ? {} : { os: [os] }),
    ...(cpu === undefined ? {} : { cpu: [cpu] }),
    ...(libc === undefined ? {} : { libc: [libc] }),
  };
}
