import { TextField } from './TextField.tsx';

interface Props {
  label: string;
  value: string;
  autoFocus?: boolean;
  onSearch: (value: string) => void;
}

/** A field that searches while it is typed into, with its label inside. */
export function SearchField({ label, value, autoFocus = false, onSearch }: Props) {
  return (
    <TextField
      type="search"
      hideLabel
      label={label}
      placeholder={label}
      maxLength={200}
      value={value}
      autoFocus={autoFocus}
      onChange={(event) => onSearch(event.target.value)}
    />
  );
}
