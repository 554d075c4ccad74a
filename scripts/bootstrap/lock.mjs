import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stateDir } from './paths.mjs';
import { say } from './report.mjs';

const lockFile = join(stateDir, 'bootstrap.lock');
const renewMs = 5_000;
const staleMs = 60_000;

/** Runs `work` while no other bootstrap of this checkout runs; a lock whose holder died is taken over. */
export async function withLock(work) {
  mkdirSync(stateDir, { recursive: true });
  await take();
  const renewal = setInterval(() => utimesSync(lockFile, new Date(), new Date()), renewMs);
  const release = () => rmSync(lockFile, { force: true });
  process.on('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    process.off('exit', release);
    release();
  }
}

async function take() {
  let told = false;
  while (!tryTake()) {
    const holder = readHolder();
    if (holder === null) continue;
    if (isDead(holder)) {
      breakLock(holder);
      continue;
    }
    if (!told) say(`waiting for another set-up of this checkout (process ${holder.pid})`);
    told = true;
    await sleep(200);
  }
}

// The file appears with its content or not at all: link() is atomic, open-then-write is not.
function tryTake() {
  const own = `${lockFile}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, lockFile);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

function readHolder() {
  try {
    return { pid: Number(readFileSync(lockFile, 'utf8')), touched: statSync(lockFile).mtimeMs };
  } catch {
    return null;
  }
}

// A process id may have been given to another program since, so a lock that nobody renews is dead as well.
function isDead(holder) {
  if (Date.now() - holder.touched > staleMs) return true;
  try {
    process.kill(holder.pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

// Two waiters may find the same dead lock: each moves what is there aside, and puts back what is not the dead one.
function breakLock(holder) {
  const aside = `${lockFile}.dead.${process.pid}`;
  try {
    renameSync(lockFile, aside);
    if (Number(readFileSync(aside, 'utf8')) !== holder.pid) linkSync(aside, lockFile);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
