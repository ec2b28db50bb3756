import { Fragment } from 'react';
import css from './Email.module.css';

/** Characters of a part that fit on a line of any page. */
const shortPart = 24;

/** An e-mail address, whose lines end after its `@`, or before a dot in a long part, rather than within a word. */
export function Email({ children: address }: { children: string }) {
  return (
    <bdi translate="no" className={css.email}>
      {address.split(/(?<=@)/).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part.length > shortPart ? <LongPart>{part}</LongPart> : <span>{part}</span>}
        </Fragment>
      ))}
    </bdi>
  );
}

function LongPart({ children: part }: { children: string }) {
  return part.split(/(?=\.)/).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
