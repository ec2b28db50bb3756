import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Card } from '../../components/Card.tsx';
import { Page } from '../../components/Page.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { TextParts } from '../../components/TextSections.tsx';
import { sourceUrl } from '../../config/source.ts';
import { useLocale, useText } from '../../i18n/intl.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { SupportLinks } from '../../navigation/SupportLinks.tsx';
import { findArticles } from './find-articles.ts';
import css from './HelpRoute.module.css';
import { helpEn } from './help.en.ts';
import { helpMn } from './help.mn.ts';

/** Short articles about the app, with a search, and how to reach us. `#ID` opens an article. */
export function HelpRoute() {
  const t = useText();
  const { hash } = useLocation();
  const [query, setQuery] = useState('');
  const articles = useLocale() === 'mn' ? helpMn : helpEn;
  const found = findArticles(articles, query);
  const searches = query.trim() !== '';
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <Page narrow title={t('help.title')} lead={t('help.lead')}>
      <SearchField label={t('help.search')} value={query} onSearch={setQuery} />
      <p className="visually-hidden" role="status">
        {searches && t('help.found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <p>{t('help.none')}</p>
      ) : (
        <ul className={css.list}>
          {found.map(({ id, title, text }) => (
            <li key={`${id} ${searches}`}>
              <details
                className={css.article}
                id={id}
                open={searches ? found.length <= 3 : hash === `#${id}`}
              >
                <summary>
                  {title}
                  <ChevronDown size={20} aria-hidden="true" />
                </summary>
                <div className={css.text}>
                  <TextParts of={text} />
                </div>
              </details>
            </li>
          ))}
        </ul>
      )}
      <Card title={t('help.contact')} text={t('help.contact.text')}>
        <div className={css.links}>
          <SupportLinks />
        </div>
      </Card>
      <Card title={t('help.about')} text={t('help.about.text')}>
        <div className={css.links}>
          <a href={sourceUrl}>{t('help.source')}</a>
          <AppLink to="/about/measurements">{t('help.measured')}</AppLink>
          <AppLink to="/terms">{t('help.terms')}</AppLink>
          <AppLink to="/privacy">{t('help.privacy')}</AppLink>
        </div>
      </Card>
    </Page>
  );
}
