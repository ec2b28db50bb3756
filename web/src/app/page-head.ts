import { initialPlans } from '@duu/contract/initial-plans';
import type { Locale } from '@duu/contract/language';
import { support } from '../config/contacts.ts';
import { features } from '../features/landing/feature-list.ts';
import { faqValues, questions } from '../features/landing/questions.ts';
import { inForceSince } from '../features/legal/legal-text.ts';
import type { Translate } from '../i18n/intl.tsx';
import type { MessageId } from '../i18n/messages/messages.ts';
import { splitPath, withPrefix } from '../navigation/paths.ts';
import { shownPlanIds } from '../plans/shown-plans.ts';

export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly data: readonly object[];
}

/** Returns the head of a public page for search engines and link previews; the path includes the language prefix. */
export function pageHead(path: string, locale: Locale, t: Translate, site: string): PageHead {
  const { path: plain } = splitPath(path);
  const page = textPages[plain];
  if (page !== undefined) return textHead(page, path, locale, t, site);
  return {
    title: t('landing.meta.title'),
    description: t('landing.meta.description'),
    data: [organisation(site), application(locale, t, site), faq(locale, t)],
  };
}

interface TextPage {
  readonly title: MessageId;
  readonly description: MessageId;
  readonly changed?: string;
}

/** The public pages that are a text. */
const textPages: Readonly<Record<string, TextPage | undefined>> = {
  '/terms': {
    title: 'legal.terms',
    description: 'legal.terms.description',
    changed: inForceSince,
  },
  '/privacy': {
    title: 'legal.privacy',
    description: 'legal.privacy.description',
    changed: inForceSince,
  },
  '/about/measurements': {
    title: 'about.measured',
    description: 'about.measured.description',
  },
};

function textHead(
  page: TextPage,
  path: string,
  locale: Locale,
  t: Translate,
  site: string,
): PageHead {
  const { prefix } = splitPath(path);
  const name = t(page.title);
  const description = t(page.description);
  const steps = [
    { name: t('shell.name'), item: site + withPrefix('/', prefix) },
    { name, item: site + path },
  ];
  return {
    title: `${name} · ${t('shell.name')}`,
    description,
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name,
        description,
        url: site + path,
        inLanguage: locale,
        ...(page.changed !== undefined && { dateModified: page.changed }),
        isPartOf: { '@type': 'WebSite', name: t('shell.name'), url: site },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: steps.map((step, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          ...step,
        })),
      },
    ],
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
    featureList: features.map((feature) => t(`landing.feature.${feature}.title`)),
  };
}

function faq(locale: Locale, t: Translate): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: questions.map((question) => ({
      '@type': 'Question',
      name: t(`landing.faq.${question}.q`),
      acceptedAnswer: { '@type': 'Answer', text: t(`landing.faq.${question}.a`, faqValues) },
    })),
  };
}
