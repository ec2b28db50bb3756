// Finds Java 21 or newer, which the official Firestore emulator and Storage rules runtime need.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { fetchedJavaDir } from './fetch-java.ts';

const exec = promisify(execFile);
const minJavaVersion = 21;

/** Returns the folder of a `java` that is new enough: from JAVA_HOME, else from PATH, else the downloaded one. */
export async function findJava(): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  if (process.env.JAVA_HOME) folders.unshift(path.join(process.env.JAVA_HOME, 'bin'));
  folders.push(fetchedJavaDir());
  for (const folder of folders) {
    if (!existsSync(path.join(folder, 'java'))) continue;
    const output = await exec(path.join(folder, 'java'), ['-version']).catch(() => undefined);
    const major = Number(output?.stderr.match(/version "(\d+)/)?.[1] ?? 0);
    if (major >= minJavaVersion) return folder;
  }
  return undefined;
}

/** The folder into which firebase-tools downloads emulators. */
export const emulatorCache =
  process.env.FIREBASE_EMULATORS_PATH ?? path.join(os.homedir(), '.cache', 'firebase', 'emulators');

/** Returns whether Google's download server answers, so that firebase-tools can download missing emulators. */
export async function downloadsReachable(): Promise<boolean> {
  try {
    const answer = await fetch('https://storage.googleapis.com/firebase-preview-drop/', {
      method: 'HEAD',
      signal: AbortSignal.timeout(5000),
    });
    return answer.status < 500;
  } catch {
    return false;
  }
}
