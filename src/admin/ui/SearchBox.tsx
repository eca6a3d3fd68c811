import { Search } from 'lucide-react';
import classes from './search-box.module.css';

interface Props {
  /** What is searched, said in the field while it is empty. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Finds in a list while one types. */
export const SearchBox = ({ label, value, onChange }: Props) => (
  <label className={classes.search}>
    <Search aria-hidden size={16} />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={100}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </label>
);
