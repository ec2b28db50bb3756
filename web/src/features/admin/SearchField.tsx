import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { TextField } from '../../components/TextField.tsx';
import css from './SearchField.module.css';

interface Props {
  label: string;
  /** What the button says to a screen reader. */
  find: string;
  placeholder?: string;
  maxLength: number;
  /** A line of its own among the filters. */
  wide?: boolean;
  value: string;
  onSearch: (value: string) => void;
}

/** A form's text to search for. It is searched for when it is sent, and given up when it is emptied. */
export function SearchField({ find, wide = false, value, onSearch, ...field }: Props) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  return (
    <form
      className={css.search}
      data-wide={wide || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text);
      }}
    >
      <TextField
        type="search"
        autoComplete="off"
        {...field}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          // The field's own cross empties the list's filter too.
          if (event.target.value === '') onSearch('');
        }}
      />
      <IconButton label={find} variant="outline" type="submit">
        <Search size={20} aria-hidden="true" />
      </IconButton>
    </form>
  );
}
