import { useEffect } from 'react';
import { useText } from '../../i18n/intl.tsx';
import { CallToAction } from './CallToAction.tsx';
import { EditorPreview } from './EditorPreview.tsx';
import { Examples } from './Examples.tsx';
import { Faq } from './Faq.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { Mobile } from './Mobile.tsx';
import { Pricing } from './Pricing.tsx';
import { TrySection } from './TrySection.tsx';

export function LandingRoute() {
  const t = useText();
  useEffect(() => {
    document.title = t('landing.meta.title');
  }, [t]);
  return (
    <>
      <Hero />
      <TrySection />
      <Features />
      <EditorPreview />
      <Examples />
      <Mobile />
      <Pricing />
      <Faq />
      <CallToAction />
    </>
  );
}
