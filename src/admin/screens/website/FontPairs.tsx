import { useEffect } from 'react';
import { fontStack } from '#engine/tokens/font-stack.ts';
import { fontPairs } from '#schemas/theme/font-families.ts';
import { useReading } from '../../ui/reading.ts';
import { useWords } from '../../words/words.ts';
import { chooseFonts } from './choices.ts';
import { fontLooks } from './font-looks.ts';
import type { PageMaker } from './page-maker.ts';
import { panelWords } from './panel-words.ts';
import { addStyles } from './show-page.ts';
import type { Choices } from './use-choices.ts';
import classes from './website.module.css';

interface Props {
  readonly maker: PageMaker;
  readonly choices: Choices;
}

/** The fonts of headings and of text, chosen together; each pair is drawn in its own letters. */
export const FontPairs = ({ maker, choices }: Props) => {
  const say = useWords(panelWords);
  useEffect(() => void addStyles(document, fontLooks(fontPairs.flatMap(Object.values))), []);
  const isReading = useReading();
  const own = { heading: familyOf(maker, 'heading'), body: familyOf(maker, 'body') };
  if (own.heading === undefined || own.body === undefined) return null;
  const theirs = { heading: own.heading, body: own.body };
  const { tokens } = choices.value;
  const chosen = { heading: tokens['font.heading'] ?? own.heading, body: tokens['font.body'] ?? own.body };
  const pairs = [theirs, ...fontPairs.filter((pair) => !isSame(pair, theirs))];
  return (
    <fieldset className={classes.fonts} disabled={isReading}>
      <legend>{say('fonts')}</legend>
      {pairs
        .filter((pair) => !isReading || isSame(pair, chosen))
        .map((pair) => (
          <label key={`${pair.heading} ${pair.body}`}>
            <input
              type="radio"
              name="fonts"
              checked={isSame(pair, chosen)}
              onChange={() => choices.change((value) => chooseFonts(value, pair === theirs ? undefined : pair))}
            />
            <strong style={{ fontFamily: fontStack(pair.heading) }}>{pair.heading}</strong>
            <span style={{ fontFamily: fontStack(pair.body) }}>{say('withFont', { font: pair.body })}</span>
            {pair === theirs && <small>{say('themeLook')}</small>}
          </label>
        ))}
    </fieldset>
  );
};

interface Pair {
  readonly heading: string;
  readonly body: string;
}

const isSame = (one: Pair, other: Pair): boolean => one.heading === other.heading && one.body === other.body;

/** The family that a theme sets headings or text in, if it is one that is brought. */
const familyOf = ({ theme }: PageMaker, part: keyof Pair): string | undefined => {
  const token = theme.tokens[`font.${part}`];
  const family = token?.type === 'fontFamily' ? /^"([^"]+)"/.exec(token.css)?.[1] : undefined;
  return fontStack(family) && family;
};
