// How processes of this project notice that others end. Plain JavaScript, because local/bootstrap.mjs uses it on Node 20.

/**
 * @param {number} pid
 * @returns {boolean}
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Calls `then` once the process that started this one has ended. The system then assigns another parent process, even after
 * a kill -9.
 * @param {() => void} then
 */
export function whenParentDies(then) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, 300);
  timer.unref();
}

/**
 * Calls `stop` at the first Ctrl-C, SIGTERM or hang-up, and when the process that started this one dies.
 * @param {() => void} stop
 */
export function onStopSignal(stop) {
  let stopping = false;
  const once = () => {
    // One Ctrl-C arrives up to three times: from the terminal, from npm and from the script that started this one.
    if (stopping) return;
    stopping = true;
    stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, once);
  whenParentDies(once);
}
