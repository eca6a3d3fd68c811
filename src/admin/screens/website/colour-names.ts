import type { Say } from '../../words/words.ts';
import type { panelWords } from './panel-words.ts';

/** The colours that a school chooses itself; the others follow from them, or have a meaning of their own. */
export const offeredColours = ['primary', 'link', 'accent', 'secondary', 'ink', 'canvas'] as const;

/** What a colour is called; one that is not offered by its own name. */
export const colourName = (token: string, say: Say<keyof typeof panelWords.en>): string => {
  const name = token.replace(/^color\./, '');
  const offered = offeredColours.find((one) => one === name);
  return offered ? say(offered) : name;
};
