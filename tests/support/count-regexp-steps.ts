/** How a backtracking matcher such as V8's goes on behind a part that has matched: whether the rest matches from there. */
type Rest = (at: number) => boolean;

/** Matches from a place of a text; each character and each repetition that is tried is a step. */
type Matcher = (text: readonly string[], at: number, rest: Rest) => boolean;

interface Part {
  readonly match: Matcher;
  /** Texts that the part matches, to make longer ones from. */
  readonly samples: readonly string[];
}

/** A repetition without an end, which a hostile text may make long. */
interface Pump {
  readonly samples: readonly string[];
  /** What may stand before it. */
  readonly before: readonly string[];
}

interface StepCounter {
  readonly pumps: readonly Pump[];
  /**
   * The steps of finding the expression in a text: all of its places with the flags `g` or `y`, else the first.
   * Undefined where they are more than a test can wait for.
   */
  count(text: string): number | undefined;
}

const mostSteps = 200_000;

const alphabet = [...'aZ0 \t\n"\'\\/<>-_.,:;=&?#+*(){}[]|@%!~', 'x', 'é', 'अ', '\u0301', '\u0000', '\u2028'];

/** Counts the steps of a regular expression by matching it as a backtracking matcher does, without what V8 saves. */
const createStepCounter = (source: string, flags: string): StepCounter => {
  let steps = 0;
  const pumps: Pump[] = [];
  // First those that the expression names.
  const chars = alphabet.toSorted((a, b) => Number(source.includes(b)) - Number(source.includes(a)));
  const tokens = [...source.matchAll(token)].map(([text]) => text);
  let next = 0;

  const single = (atom: string): Part => {
    const own = new RegExp(`^${atom}$`, flags.replaceAll(/[gy]/g, ''));
    const known = new Map<string, boolean>();
    const takes = (char: string): boolean => {
      const found = known.get(char) ?? own.test(char);
      known.set(char, found);
      return found;
    };
    const match: Matcher = (text, at, rest) => {
      steps += 1;
      const char = text[at];
      return char !== undefined && takes(char) && rest(at + 1);
    };
    return { match, samples: chars.filter(takes).slice(0, 3) };
  };

  const repeated = ({ match, samples }: Part, sign: string, before: readonly string[]): Part => {
    const [, least = '', comma, most = ''] = /^\{(\d+)(,?)(\d*)\}/.exec(sign) ?? [];
    const min = least === '' ? Number(sign.startsWith('+')) : Number(least);
    const endless = least === '' || (comma === ',' && most === '');
    const max = endless ? (sign.startsWith('?') ? 1 : Number.POSITIVE_INFINITY) : Number(most || least);
    if (max === Number.POSITIVE_INFINITY) pumps.push({ samples, before });
    const isLazy = sign.length > 1 && sign.endsWith('?');
    const go =
      (done: number): Matcher =>
      (text, at, rest) => {
        steps += 1;
        const more = () =>
          steps <= mostSteps && done < max && match(text, at, (end) => end > at && go(done + 1)(text, end, rest));
        const enough = () => done >= min && rest(at);
        return isLazy ? enough() || more() : more() || enough();
      };
    const shown = samples.map((sample) => sample.repeat(Math.max(1, min)));
    return { match: go(0), samples: min === 0 ? ['', ...shown] : shown };
  };

  const asserted = (holds: (text: readonly string[], at: number) => boolean): Part => ({
    match: (text, at, rest) => {
      steps += 1;
      return holds(text, at) && rest(at);
    },
    samples: [''],
  });

  const isWord = (char: string | undefined): boolean => char !== undefined && /\w/.test(char);
  const isEdge = (text: readonly string[], at: number): boolean => isWord(text[at - 1]) !== isWord(text[at]);
  const isBreak = (char: string | undefined): boolean => flags.includes('m') && char === '\n';

  const group = (opening: string, before: readonly string[]): Part => {
    const inner = either(before);
    next += 1;
    if (!/^\(\?(?:=|!|<=|<!)/.test(opening)) return inner;
    const isAhead = !opening.includes('<');
    return asserted((text, at) => {
      // What stands before is a character at most, in every expression of ours.
      const starts = isAhead ? [at] : [at, at - 1].filter((start) => start >= 0);
      const found = starts.some((start) => inner.match(text, start, (end) => isAhead || end === at));
      return found !== opening.endsWith('!');
    });
  };

  const atom = (sign: string, before: readonly string[]): Part => {
    if (sign.startsWith('(')) return group(sign, before);
    if (sign === '^') return asserted((text, at) => at === 0 || isBreak(text[at - 1]));
    if (sign === '$') return asserted((text, at) => at === text.length || isBreak(text[at]));
    if (sign === '\\b' || sign === '\\B') return asserted((text, at) => isEdge(text, at) === (sign === '\\b'));
    if (/^\\(?:[1-9]|k)/.test(sign)) throw new Error(`The steps of ${source} are not counted: it refers back.`);
    return single(sign);
  };

  const sequence = (before: readonly string[]): Part => {
    const parts: Part[] = [];
    let soFar = before;
    while (next < tokens.length && tokens[next] !== '|' && tokens[next] !== ')') {
      const sign = tokens[next++] ?? '';
      let part = atom(sign, soFar);
      if (/^(?:[*+?]|\{\d)/.test(tokens[next] ?? '')) part = repeated(part, tokens[next++] ?? '', soFar);
      parts.push(part);
      soFar = joined(soFar, part.samples);
    }
    const match: Matcher = (text, at, rest) => {
      const go = (index: number, from: number): boolean => {
        const part = parts[index];
        return part ? part.match(text, from, (end) => go(index + 1, end)) : rest(from);
      };
      return go(0, at);
    };
    return { match, samples: parts.reduce<readonly string[]>((all, { samples }) => joined(all, samples), ['']) };
  };

  const either = (before: readonly string[]): Part => {
    const options = [sequence(before)];
    while (tokens[next] === '|') {
      next += 1;
      options.push(sequence(before));
    }
    const match: Matcher = (text, at, rest) => options.some((option) => option.match(text, at, rest));
    return { match, samples: options.flatMap(({ samples }) => samples).slice(0, 6) };
  };

  const pattern = either(['']);
  const find = (text: readonly string[], at: number): number | undefined => {
    let end: number | undefined;
    pattern.match(text, at, (found) => {
      end = found;
      return true;
    });
    return end;
  };
  return {
    pumps,
    count(text) {
      steps = 0;
      const whole = [...text];
      for (let at = 0; at <= whole.length; ) {
        const end = find(whole, at);
        if (steps > mostSteps) return undefined;
        if (end === undefined ? flags.includes('y') : !/[gy]/.test(flags)) break;
        at = end === undefined || end === at ? at + 1 : end;
      }
      return steps;
    },
  };
};

/** What an expression is written with: groups, classes, escapes, repetitions, and single characters. */
const token =
  /\((?:\?(?:[:=!]|<[=!]|<\w+>))?|\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^}]+\}|u\{[^}]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<\w+>|.)|[*+?]\??|\{\d+(?:,\d*)?\}\??|[\s\S]/gu;

const joined = (starts: readonly string[], ends: readonly string[]): readonly string[] =>
  starts
    .slice(0, 3)
    .flatMap((start) => ends.slice(0, 3).map((end) => start + end))
    .slice(0, 6);

/** In what no repetition goes on. */
const strange = '\u00a7';

/** Behind these a match fails that went well so far, or ends. */
const endings = ['', strange, '\n', 'x', ' ', '"'];

/** Lengths that are compared, the second pair only where the first makes it worth the while. */
const lengths = [
  { short: 10, long: 40, growth: 5 },
  { short: 40, long: 160, growth: 8 },
] as const;

/**
 * A text that makes the steps of an expression grow faster than n log n, as its beginning, what is repeated, and its
 * end; undefined if none was found.
 */
export const findAttack = ({ source, flags }: { readonly source: string; readonly flags: string }) => {
  const { pumps, count } = createStepCounter(source, flags);
  const starts = [...new Set(['', strange, ...pumps.flatMap(({ before }) => before)])];
  const samples = pumps.flatMap((pump) => pump.samples);
  const units = [...new Set([...samples, ...starts, ...starts.map((start) => start + strange)])].filter(Boolean);
  for (const start of starts)
    for (const unit of units)
      for (const ending of endings) {
        // Where four times the text takes more than so many times the steps: n log n takes six, the square sixteen.
        const isSlow = lengths.every(({ short, long, growth }) => {
          const few = count(start + unit.repeat(short) + ending);
          const many = count(start + unit.repeat(long) + ending);
          return few === undefined || many === undefined || many > growth * few;
        });
        if (isSlow) return { start, unit, ending };
      }
  return undefined;
};
