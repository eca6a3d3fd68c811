const characters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The characters of a text as a reader counts them: कि is one. */
const charactersOf = (text: string): string[] => [...characters.segment(text)].map(({ segment }) => segment);

const maxCharacters = 50;

/** A text cut after 50 characters, with a mark where something is left out. */
export const truncate = (text: string, max = maxCharacters): string => {
  const all = charactersOf(text);
  return all.length <= max ? text : `${all.slice(0, max).join('').trimEnd()}…`;
};

const shownOfFileName = 15;

/** A file's name as it is displayed: its last 15 characters. */
export const shortFileName = (name: string): string => charactersOf(name).slice(-shownOfFileName).join('');
