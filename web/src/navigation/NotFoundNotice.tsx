import { EmptyState } from '../components/EmptyState.tsx';
import { useTitle } from '../components/use-title.ts';
import { ButtonLink } from './ButtonLink.tsx';

interface Props {
  title: string;
  text?: string;
  /** Where to go on. */
  to: string;
  link: string;
}

/** In place of a page whose audio, collection or order was deleted, never existed or could not be loaded. */
export function NotFoundNotice({ title, text, to, link }: Props) {
  useTitle(title);
  return (
    <EmptyState
      heading="h1"
      title={title}
      {...(text === undefined ? {} : { text })}
      action={<ButtonLink to={to}>{link}</ButtonLink>}
    />
  );
}
