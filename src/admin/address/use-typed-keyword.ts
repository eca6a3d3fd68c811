import { useEffect, useRef, useState } from 'react';

/**
 * What is typed into a search whose keyword stands in the address, which follows a moment later: letters that are typed
 * meanwhile stay. What another part of the screen sets or clears is shown.
 * @param restMs how long the keys rest before it is handed on, in milliseconds.
 */
export const useTypedKeyword = (keyword: string, set: (keyword: string) => void, restMs = 0) => {
  const [typed, setTyped] = useState(keyword);
  // On their way to the address, the oldest first.
  const sent = useRef<string[]>([]);
  const current = useRef(keyword);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    current.current = keyword;
    const at = sent.current.indexOf(keyword);
    if (at < 0) {
      clearTimeout(timer.current);
      setTyped((text) => (text.trim() === keyword ? text : keyword));
    } else sent.current.splice(0, at + 1);
  }, [keyword]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (text: string): void => {
    const next = text.trim();
    if (next === (sent.current.at(-1) ?? current.current)) return;
    sent.current.push(next);
    set(next);
  };
  const type = (text: string): void => {
    setTyped(text);
    clearTimeout(timer.current);
    if (restMs === 0) send(text);
    else timer.current = setTimeout(send, restMs, text);
  };
  return { typed, type };
};
