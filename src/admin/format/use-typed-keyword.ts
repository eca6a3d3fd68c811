import { useEffect, useRef, useState } from 'react';

/**
 * What is typed into a search whose keyword stands in the address, which follows a moment later: letters that are typed
 * meanwhile stay. What another part of the screen sets or clears is shown.
 */
export const useTypedKeyword = (keyword: string, set: (keyword: string) => void) => {
  const [typed, setTyped] = useState(keyword);
  // On their way to the address, the oldest first.
  const sent = useRef<string[]>([]);
  useEffect(() => {
    const at = sent.current.indexOf(keyword);
    if (at < 0) setTyped((text) => (text.trim() === keyword ? text : keyword));
    else sent.current.splice(0, at + 1);
  }, [keyword]);
  const type = (text: string): void => {
    setTyped(text);
    const next = text.trim();
    if (next === (sent.current.at(-1) ?? keyword)) return;
    sent.current.push(next);
    set(next);
  };
  return { typed, type };
};
