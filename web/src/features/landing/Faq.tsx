import { ChevronDown } from 'lucide-react';
import { useText } from '../../i18n/intl.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import css from './Faq.module.css';
import { FoldedList } from './FoldedList.tsx';
import { faqValues, questions } from './questions.ts';
import section from './section.module.css';

export function Faq() {
  const t = useText();
  return (
    <section id="faq" className={css.band} aria-labelledby="faq-title">
      <div className={section.section}>
        <div className={css.grid}>
          <h2 id="faq-title" className={section.title}>
            {t('landing.faq.title')}
          </h2>
          <div>
            <FoldedList shown={5} more={t('landing.faq.more')}>
              {questions.map((question) => (
                <li key={question}>
                  <details className={css.item}>
                    <summary>
                      {t(`landing.faq.${question}.q`)}
                      <ChevronDown size={22} aria-hidden="true" />
                    </summary>
                    <p>{t(`landing.faq.${question}.a`, faqValues)}</p>
                    {question === 'accuracy' && (
                      <p>
                        <AppLink to="/about/measurements">{t('landing.faq.accuracy.how')}</AppLink>
                      </p>
                    )}
                  </details>
                </li>
              ))}
            </FoldedList>
          </div>
        </div>
      </div>
    </section>
  );
}
