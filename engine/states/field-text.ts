import type { FieldKind, WordedKind } from './field-kind.ts';
import type { TextVariety } from './look.ts';
import { nextOf, wholeOf } from './random.ts';
import { longWords, type Script, words } from './words.ts';

/** Must be read by a visitor as it is here: markup in a field of plain text is text. */
const markup = '<b>bold</b> <script>alert(1)</script> & "quotes"';
const scriptOf = (look: TextVariety): Script => (look === 'devanagari' || look === 'urdu' ? look : 'latin');

/** Which of the words stand in a field: neighbours in a list have different ones while there are any. */
export interface Turn {
  /** The key of the field in its list. */
  readonly key: string;
  readonly index: number;
}

/** What one field says in one look. The same turn gives the same text. */
export const fieldText = (turn: Turn, kind: FieldKind, look: TextVariety): string => {
  if ('fixed' in kind)
    return next(turn, kind.fixed).replace('{n}', String(10 + ((wholeOf(turn.key, 0, 89) + turn.index) % 90)));
  if (kind.worded === 'rich') return richText(turn, look);
  if (look === 'longest') return longText(turn, kind.max);
  const text = plainText(turn, kind, scriptOf(look));
  return look === 'html-in-text' ? `${text} ${markup}` : text;
};

const next = ({ key, index }: Turn, list: readonly string[]): string => nextOf(key, index, list);

const plainText = (turn: Turn, { worded, samples = [] }: WordedKind, script: Script): string => {
  if (script === 'latin' && samples.length > 0) return next(turn, samples);
  const { sentence, ...short } = words[script];
  if (worded === 'sentence') return next(turn, sentence);
  if (worded !== 'prose' && worded !== 'rich') return next(turn, short[worded]);
  return `${next(turn, sentence)} ${next({ ...turn, index: turn.index + 1 }, sentence)}`;
};

/** A text of exactly this length, in words, with a letter at the end. */
const longText = ({ key, index }: Turn, length: number): string => {
  let text = '';
  for (let at = wholeOf(key, 0, longWords.length - 1) + index; text.length < length; at++) {
    text += `${text ? ' ' : ''}${longWords[at % longWords.length]}`;
  }
  return text.slice(0, length).replace(/[ -]$/, 's');
};

/** HTML as it is after sanitising: no scripts, no attributes that run. */
const richText = (turn: Turn, look: TextVariety): string => {
  const kind: WordedKind = { worded: 'prose', max: 2000 };
  const text = look === 'longest' ? longText(turn, kind.max) : plainText(turn, kind, scriptOf(look));
  const heading = next(turn, words[scriptOf(look)].heading);
  return `<h2>${heading}</h2><p>${text}</p><ul><li><strong>${heading}</strong> &amp; &quot;more&quot;</li></ul>`;
};
