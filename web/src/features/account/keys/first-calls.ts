/** Returns a first call for each kind of program. They read the key from `DUU_API_KEY`; tests run them as they are. */
export function firstCalls(baseUrl: string) {
  return {
    curl: `curl ${baseUrl}/audio/speech \\
  -H "Authorization: Bearer $DUU_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"model": "tts-1", "voice": "nomin", "input": "Сайн байна уу?"}' \\
  --fail --output duu.mp3`,
    typescript: `// npm install openai
import { writeFile } from 'node:fs/promises';
import OpenAI from 'openai';

const duu = new OpenAI({ baseURL: '${baseUrl}', apiKey: process.env.DUU_API_KEY });
const speech = await duu.audio.speech.create({
  model: 'tts-1',
  voice: 'nomin',
  input: 'Сайн байна уу?',
});
await writeFile('duu.mp3', Buffer.from(await speech.arrayBuffer()));`,
    python: `# pip install openai
import os
from openai import OpenAI

duu = OpenAI(base_url="${baseUrl}", api_key=os.environ["DUU_API_KEY"])
speech = duu.audio.speech.create(
    model="tts-1",
    voice="nomin",
    input="Сайн байна уу?",
)
speech.write_to_file("duu.mp3")`,
  } as const;
}
