import css from './TextSections.module.css';

/** A section of a longer text: a heading and paragraphs; a list is an array of items. */
export interface TextSection {
  readonly id: string;
  readonly title: string;
  readonly text: readonly (string | readonly string[])[];
}

/** The headings, paragraphs and lists of a text. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return (
    <>
      {sections.map((section) => (
        <section key={section.id} id={section.id} className={css.section}>
          <h2>{section.title}</h2>
          <TextParts of={section.text} />
        </section>
      ))}
    </>
  );
}

export function TextParts({ of }: { of: TextSection['text'] }) {
  return of.map((part, index) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text
      <p key={index}>{part}</p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text
      <ul key={index}>
        {part.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  );
}
