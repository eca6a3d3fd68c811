import { Search } from 'lucide-react';
import { useWords } from '../words/words.ts';
import classes from './media.module.css';
import { mediaWords } from './words.ts';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const SearchBox = ({ value, onChange }: Props) => {
  const say = useWords(mediaWords);
  return (
    <label className={classes.search}>
      <Search aria-hidden size={16} />
      <input
        type="search"
        aria-label={say('search')}
        placeholder={say('search')}
        maxLength={100}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
};
