import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { messages } from '../../manifest.ts';
import { MessagesPair } from './MessagesPair.tsx';
import { splitWords } from './split-words.ts';

const messagePair = lookOf(messages, 'pair');

const render = (description: string) =>
  renderToStaticMarkup(
    <MessagesPair
      heading="Messages"
      autoplayMs={5000}
      items={[{ name: 'Dr. Asha Rao', heading: 'From the Principal', description }]}
      env={testEnv(messagePair)}
    />,
  );

describe('messages/pair', () => {
  it('offers to move on, and waits for the button', () => {
    expect(render('Short.')).toMatch(/data-autoplay-ms="5000" data-autoplay="offered".*data-row-toggle/s);
  });

  it('folds what is longer than ninety words, and signs it', () => {
    const html = render(`${'word '.repeat(100)}end.`);
    expect(html).toContain('<details');
    expect(html).toMatch(/signature">Dr. Asha Rao/);
    expect(render('Short.')).not.toContain('<details');
  });
});

describe('splitWords', () => {
  it('loses nothing, and ends at a sentence', () => {
    const text = `${'one two three. '.repeat(40)}`.trim();
    const { opening, rest } = splitWords(text);
    expect(opening.split(' ').length).toBeLessThanOrEqual(90);
    expect(opening).toMatch(/three\.$/);
    expect(`${opening} ${rest}`).toBe(text);
  });

  it('leaves ninety words whole', () => {
    expect(splitWords('word '.repeat(90)).rest).toBe('');
  });
});
