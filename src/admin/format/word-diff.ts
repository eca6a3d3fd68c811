import { diffArrays } from 'diff';

export interface DiffPart {
  readonly kind: 'same' | 'out' | 'in';
  readonly text: string;
}

/** How much of what stays the same is kept on each side of a change, in characters. */
const around = 60;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const wordsOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** What words were taken out of a text and put in, in reading order; long stretches that stay are cut to their ends. */
export const wordDiff = (before: string, after: string): readonly DiffPart[] => {
  const parts = joined(
    diffArrays(wordsOf(before), wordsOf(after)).map(
      ({ value, added, removed }): DiffPart => ({
        kind: added ? 'in' : removed ? 'out' : 'same',
        text: value.join(''),
      }),
    ),
  );
  return parts.map((part, at) => (part.kind === 'same' ? cut(part, at > 0, at < parts.length - 1) : part));
};

/** Neighbouring changes as one: what was taken out, then what was put in, with the spaces between them. */
const joined = (parts: readonly DiffPart[]): readonly DiffPart[] => {
  const done: DiffPart[] = [];
  let out = '';
  let put = '';
  const flush = (): void => {
    // A space before words that were only put in, or only taken out, is no change to be seen.
    const space = out && put ? '' : (/^\s*(?=\S)/.exec(out || put)?.[0] ?? '');
    if (space) done.push({ kind: 'same', text: space });
    if (out) done.push({ kind: 'out', text: out.slice(space.length) });
    if (put) done.push({ kind: 'in', text: put.slice(space.length) });
    out = '';
    put = '';
  };
  for (const [at, { kind, text }] of parts.entries()) {
    const isGap = kind === 'same' && /^\s+$/.test(text) && at > 0 && at < parts.length - 1;
    if (kind === 'same' && !isGap) {
      flush();
      done.push({ kind, text });
      continue;
    }
    if (kind !== 'in') out += text;
    if (kind !== 'out') put += text;
  }
  flush();
  return done;
};

const cut = (part: DiffPart, keepsStart: boolean, keepsEnd: boolean): DiffPart => {
  const { text } = part;
  const most = around * ((keepsStart ? 1 : 0) + (keepsEnd ? 1 : 0));
  if (text.length <= most + 20 || most === 0) return part;
  const start = keepsStart ? text.slice(0, around).replace(/\S*$/, '') : '';
  const end = keepsEnd ? text.slice(-around).replace(/^\S*/, '') : '';
  return { ...part, text: `${start}…${end}` };
};
