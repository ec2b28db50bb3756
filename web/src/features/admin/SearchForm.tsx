import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { TextField } from '../../components/TextField.tsx';
import css from './SearchForm.module.css';

interface Props {
  label: string;
  /** The button's label for screen readers. */
  find: string;
  placeholder?: string;
  maxLength: number;
  /** Whether it has its own line among the filters. */
  wide?: boolean;
  value: string;
  onSearch: (value: string) => void;
}

/** A search field that searches on submit, and clears the search when it is emptied. */
export function SearchForm({ find, wide = false, value, onSearch, ...field }: Props) {
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
          // The field's own clear button clears the list's filter too.
          if (event.target.value === '') onSearch('');
        }}
      />
      <IconButton label={find} variant="outline" type="submit">
        <Search size={20} aria-hidden="true" />
      </IconButton>
    </form>
  );
}
