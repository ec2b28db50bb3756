/** What a camera or scanner does to a page. */
export interface Spoiling {
  /** Degrees of tilt. */
  readonly tilt: number;
  /** How bright the darkest corner is: 1 is as bright as the rest. */
  readonly shadow: number;
  /** Standard deviation of the grain, of 255. */
  readonly grain: number;
  /** Radius of the blur in pixels. */
  readonly blur: number;
  /** JPEG's quality. */
  readonly quality: number;
  /** Right angles clockwise by which the camera was held wrongly. */
  readonly turns?: number;
}

/** Runs in the page. Returns a JPEG. The grain comes from a fixed sequence. */
export async function spoil(base64: string, how: Spoiling): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const turns = how.turns ?? 0;
  const [width, height] =
    turns % 2 === 0 ? [picture.width, picture.height] : [picture.height, picture.width];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.filter = `blur(${how.blur}px)`;
  context.translate(width / 2, height / 2);
  context.rotate((how.tilt * Math.PI) / 180 + (turns * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  const pixels = context.getImageData(0, 0, width, height);
  let seed = 7;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const { data } = pixels;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      // A lamp at the upper left, the hand's shadow at the lower right, on warm paper.
      const [right, down] = [x / width, y / height];
      const light = 1 - ((1 - how.shadow) * (right * right + down * down)) / 2;
      const noise = (random() + random() + random() - 1.5) * 2 * how.grain;
      const at = (y * width + x) * 4;
      data[at] = (30 + (data[at] ?? 0) * 0.86) * light * 0.97 + noise;
      data[at + 1] = (30 + (data[at + 1] ?? 0) * 0.86) * light * 0.93 + noise;
      data[at + 2] = (30 + (data[at + 2] ?? 0) * 0.86) * light * 0.82 + noise;
    }
  context.putImageData(pixels, 0, 0);
  const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: how.quality });
  const out = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < out.length; at += 8192)
    text += String.fromCharCode(...out.subarray(at, at + 8192));
  return btoa(text);
}
