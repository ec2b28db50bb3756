import { createInterface } from 'node:readline/promises';
import type { Terminal } from '../terminal.ts';

/** Asks a question on the terminal. Returns the answer without blanks around it. */
export async function ask(terminal: Terminal, question: string): Promise<string> {
  terminal.err(question);
  const reader = createInterface({ input: terminal.input });
  try {
    const answer = await reader[Symbol.asyncIterator]().next();
    return answer.done ? '' : answer.value.trim();
  } finally {
    reader.close();
  }
}
