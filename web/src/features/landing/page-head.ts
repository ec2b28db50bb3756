import type { Locale } from '@duu/contract/language';
import { limits } from '@duu/contract/limits';
import { initialPlans } from '@duu/contract/plans';
import { support } from '../../config/support.ts';
import type { Translate } from '../../i18n/intl.tsx';
import { faqValues, questions } from './questions.ts';
import { shownPlanIds } from './shown-plans.ts';

export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly data: readonly object[];
}

/** What search engines and link previews are told of a public page. */
export function pageHead(path: string, locale: Locale, t: Translate, site: string): PageHead {
  if (path === '/terms' || path === '/privacy') {
    const page = path === '/terms' ? 'terms' : 'privacy';
    return {
      title: `${t(`legal.${page}`)} · ${t('shell.name')}`,
      description: t(`legal.${page}.description`),
      data: [],
    };
  }
  return {
    title: t('landing.meta.title'),
    description: t('landing.meta.description'),
    data: [organisation(site), application(locale, t, site), faq(t)],
  };
}

function organisation(site: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Duu',
    url: site,
    logo: `${site}/icons/icon-512.png`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: support.email,
      telephone: support.phone,
      availableLanguage: ['mn', 'en'],
    },
  };
}

function application(locale: Locale, t: Translate, site: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: t('shell.name'),
    description: t('landing.meta.description'),
    url: site,
    inLanguage: locale,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Any',
    offers: shownPlanIds.map((id) => ({
      '@type': 'Offer',
      name: t(id === '4' ? 'landing.plan.proYear' : `landing.plan.${initialPlans[id].tier}`),
      price: (initialPlans[id].prices.MNT / 100).toFixed(0),
      priceCurrency: 'MNT',
    })),
    featureList: `${limits.trialCharacters} characters free`,
  };
}

function faq(t: Translate): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map((question) => ({
      '@type': 'Question',
      name: t(`landing.faq.${question}.q`),
      acceptedAnswer: { '@type': 'Answer', text: t(`landing.faq.${question}.a`, faqValues) },
    })),
  };
}
