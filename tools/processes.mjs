// Small questions about processes.

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Calls `then` once when the process that started this one is gone. The parent of a process changes the moment the old
 * one dies, whatever it died of, so this also notices a kill -9, which leaves no chance to say goodbye.
 */
export function whenParentDies(then: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, 300);
  timer.unref();
}
