import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import classes from './search-box.module.css';

interface Props {
  /** What is searched, said in the field while it is empty. */
  readonly label: string;
  readonly value: string;
  /** Whether the key `/` leads to it from anywhere but another field. */
  readonly isKeyed?: boolean;
  readonly onChange: (value: string) => void;
}

/** Finds in a list while one types. */
export const SearchBox = ({ label, value, isKeyed = false, onChange }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isKeyed) return undefined;
    const hear = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      const isTyping =
        target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role="dialog"]');
      if (key !== '/' || ctrlKey || metaKey || altKey || isTyping || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isKeyed]);
  return (
    <label className={classes.search}>
      <Search aria-hidden size={16} />
      <input
        ref={input}
        type="search"
        aria-label={label}
        {...(isKeyed ? { 'aria-keyshortcuts': '/' } : {})}
        placeholder={label}
        maxLength={100}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
};
