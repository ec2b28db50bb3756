import { useEffect } from 'react';
import { DateText } from '../../i18n/DateText.tsx';
import { RichText, useText } from '../../i18n/intl.tsx';
import css from './LegalPage.module.css';
import { inForceSince, type LegalSection } from './legal-text.ts';

interface Props {
  page: 'terms' | 'privacy';
  sections: readonly LegalSection[];
}

export function LegalPage({ page, sections }: Props) {
  const t = useText();
  const title = t(`legal.${page}`);
  useEffect(() => {
    document.title = `${title} · ${t('shell.name')}`;
  }, [title, t]);
  return (
    <article className={css.page}>
      <h1>{title}</h1>
      <p className={css.since}>
        <RichText
          id="legal.since"
          values={{ date: <DateText date={new Date(`${inForceSince}T00:00`)} /> }}
        />
      </p>
      <nav className={css.contents} aria-label={t('legal.contents')}>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section) => (
        <section key={section.id} id={section.id} className={css.section}>
          <h2>{section.title}</h2>
          {section.text.map((part, index) =>
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
          )}
        </section>
      ))}
    </article>
  );
}
