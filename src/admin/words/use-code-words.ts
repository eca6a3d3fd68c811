import { useWords, type Words } from './words.ts';

/** Says what the codes of a table stand for: `c1` is the word of code 1. */
export const useCodeWords = <Key extends `c${number}`>(words: Words<Key>): ((code: number) => string) => {
  const say = useWords(words);
  return (code) => say(`c${code}` as Key);
};
