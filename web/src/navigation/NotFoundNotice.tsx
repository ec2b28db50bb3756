import { EmptyState } from '../components/EmptyState.tsx';
import { useTitle } from '../components/use-title.ts';
import { ButtonLink } from './ButtonLink.tsx';

interface Props {
  title: string;
  text: string;
  /** Where to go on. */
  to: string;
  link: string;
}

/** In place of a page whose audio, collection or order was deleted or never existed. */
export function NotFoundNotice({ title, text, to, link }: Props) {
  useTitle(title);
  return (
    <EmptyState
      heading="h1"
      title={title}
      text={text}
      action={<ButtonLink to={to}>{link}</ButtonLink>}
    />
  );
}
