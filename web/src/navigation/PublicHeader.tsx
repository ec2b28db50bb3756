import { BrandLink } from './BrandLink.tsx';
import { LocaleSwitch } from './LocaleSwitch.tsx';
import css from './PublicHeader.module.css';

/** The head of a page that stands alone: the brand and the other language. */
export function PublicHeader() {
  return (
    <header className={css.head}>
      <BrandLink to="/" />
      <div className={css.locale}>
        <LocaleSwitch />
      </div>
    </header>
  );
}
