import css from './Email.module.css';

/** An e-mail address, whose lines end after its `@` or before a dot rather than within a word. */
export function Email({ children: address }: { children: string }) {
  return (
    <bdi translate="no" className={css.email}>
      {address.split(/(?<=@)|(?=\.)/).map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
        <span key={at} className={css.piece}>
          {piece}
        </span>
      ))}
    </bdi>
  );
}
