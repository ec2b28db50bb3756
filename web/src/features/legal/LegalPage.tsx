import { useEffect } from 'react';
import { type TextSection, TextSections } from '../../components/TextSections.tsx';
import { DateText } from '../../i18n/DateText.tsx';
import { RichText, useText } from '../../i18n/intl.tsx';
import css from './LegalPage.module.css';
import { inForceSince } from './legal-text.ts';

interface Props {
  page: 'terms' | 'privacy';
  sections: readonly TextSection[];
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
      <TextSections sections={sections} />
    </article>
  );
}
