import { childOf, descendants, type Element } from '../document/xml-tree.ts';

/** Returns the texts of a diagram (SmartArt) as it is read: each before those below it, whatever their order in the file. */
export function textsOfDiagram(model: Element): Element[] {
  const points = new Map(
    [...descendants(model, 'dgm:pt')].map((one) => [one.attributes.modelId ?? '', one]),
  );
  const below = Map.groupBy(
    // Those with a type say how shapes are drawn.
    [...descendants(model, 'dgm:cxn')].filter(({ attributes }) => attributes.type === undefined),
    ({ attributes }) => attributes.srcId ?? '',
  );
  const said = new Set<string>();
  const texts: Element[] = [];
  const say = (id: string): void => {
    const point = points.get(id);
    if (point === undefined || said.has(id)) return;
    said.add(id);
    const text = childOf(point, 'dgm:t');
    if (text !== undefined) texts.push(text);
    const order = ({ attributes }: Element) => Number(attributes.srcOrd ?? 0);
    for (const next of (below.get(id) ?? []).toSorted((a, b) => order(a) - order(b)))
      say(next.attributes.destId ?? '');
  };
  for (const [id, { attributes }] of points) if (attributes.type === 'doc') say(id);
  return texts;
}
