// What the engine has painted, by pixels and computed styles.
import { waitFor } from '../support/engines/actions.ts';
import type { Engine } from '../support/engines/engine.ts';

/** Runs in the page. */
export function isUnderlined(selector: string): boolean {
  const element = document.querySelector(selector);
  if (!element) return false;
  const { textDecorationLine, textDecorationThickness } = getComputedStyle(element);
  return textDecorationLine === 'underline' && textDecorationThickness === '2px';
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Runs in the page. Where the spoken word, the rest of its sentence and the text's last letters are; null if no word is
 * marked below `top`.
 */
async function spokenBoxes(top: number): Promise<{ word: Box; sentence: Box; other: Box } | null> {
  // What was marked is painted with the next frame.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  const rangeOf = (name: string) => {
    const [range] = CSS.highlights.get(name) ?? [];
    return range instanceof Range ? range : null;
  };
  const [word, sentence] = [rangeOf('spoken-word'), rangeOf('spoken-sentence')];
  const under = document.querySelector('[data-under]');
  if (!word || !sentence || !under || under.contains(word.startContainer) === false) return null;
  const ends = document.createRange();
  ends.selectNodeContents(under);
  // The rest of the sentence behind the word, and the last letters of the text.
  const rest = document.createRange();
  rest.setStart(word.endContainer, word.endOffset);
  rest.setEnd(sentence.endContainer, sentence.endOffset);
  const boxOf = (rect: DOMRect | undefined) => {
    if (!rect) return null;
    const { x, y, width, height } = rect;
    return { x, y, width, height };
  };
  const last = [...ends.getClientRects()].at(-1);
  const [spoken] = word.getClientRects();
  const found = {
    word: boxOf(spoken),
    sentence: boxOf([...rest.getClientRects()].find(({ width }) => width > 20)),
    other: boxOf(last && new DOMRect(last.right - 30, last.y, 28, last.height)),
  };
  if (!found.word || !found.sentence || !found.other || found.word.y < top) return null;
  return found as never;
}

/** Runs in the page. The commonest colour in each box of a picture of the window. */
async function coloursIn(png: string, boxes: readonly Box[]): Promise<string[]> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const scale = picture.width / innerWidth;
  const canvas = Object.assign(document.createElement('canvas'), {
    width: picture.width,
    height: picture.height,
  });
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0);
  return boxes.map(({ x, y, width, height }) => {
    const { data } = context?.getImageData(
      Math.ceil(x * scale),
      Math.ceil(y * scale),
      Math.floor(width * scale),
      Math.floor(height * scale),
    ) ?? { data: [] };
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const colour = `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])[0];
  });
}

/** Runs in the page. A colour of the theme as the browser writes it. */
function themeColour(name: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Returns the grounds of boxes in a picture of the window. */
export async function groundsOf(engine: Engine, boxes: readonly Box[]): Promise<string[]> {
  return engine.evaluate(coloursIn, await engine.screenshot(), boxes);
}

/** Runs in the page. Holds the sound, so that its word stays marked. */
export function holdSound(): void {
  const audio = document.querySelector('audio');
  if (audio) audio.playbackRate = 0;
}

/** Runs in the page. Moves the held sound to a time in s. */
function holdAt(seconds: number): void {
  const audio = document.querySelector('audio');
  if (audio) audio.currentTime = seconds;
}

/** Runs in the page. */
function letGo(): void {
  const audio = document.querySelector('audio');
  if (audio) audio.playbackRate = 1;
}

/**
 * Returns the grounds of the word spoken at the time `first` (s), of the rest of its sentence and of other text, with those
 * that the theme wants; then of the same places at the time `second`, in another sentence, and the places of that one.
 */
export async function spokenGrounds(
  engine: Engine,
  { first, second }: { readonly first: number; readonly second: number },
) {
  await engine.evaluate(holdSound);
  await engine.evaluate(holdAt, first);
  const boxes = await waitFor(engine, 'a marked word', spokenBoxes, 0);
  const places = [boxes.word, boxes.sentence, boxes.other];
  const [word, sentence, other] = await groundsOf(engine, places);
  await engine.evaluate(holdAt, second);
  const later = await waitFor(engine, 'another sentence', spokenBoxes, boxes.sentence.y + 1);
  const left = await groundsOf(engine, [boxes.word, boxes.sentence]);
  await engine.evaluate(letGo);
  return {
    ...{ word, sentence, other, left, places: [later.word, later.sentence] },
    wantedWord: await engine.evaluate(themeColour, '--saffron-soft'),
    wantedSentence: await engine.evaluate(themeColour, '--sky-soft'),
  };
}
