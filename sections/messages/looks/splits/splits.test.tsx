import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultOf, lookOf, testEnv } from '../../../shared/test-env.ts';
import { messages } from '../../manifest.ts';
import { MessagesSplits } from './MessagesSplits.tsx';
import { opening } from './opening.ts';
import type { Bindings } from './schema.ts';

const messageSplits = lookOf(messages, 'splits');

const render = (items: Bindings['items'], over: object = {}) =>
  renderToStaticMarkup(
    <MessagesSplits heading="Messages" limit={2} items={items} env={testEnv(messageSplits, over)} />,
  );
const one = { name: 'Dr. Ila Menon', heading: 'From the principal', description: 'Come in.' };

describe('messages/splits', () => {
  it('shows the first two unless told otherwise', () => {
    expect(defaultOf(messageSplits, 'limit')).toBe(2);
    const html = render([one, { ...one, heading: 'From the chair' }, { ...one, heading: 'Third' }]);
    expect(html).toMatch(/From the principal.*From the chair/);
    expect(html).not.toContain('Third');
  });

  it('folds what is long, and keeps every word of it', () => {
    const html = render([{ ...one, description: `${'A short sentence. '.repeat(60)}The end.` }]);
    expect(html).toContain('<details');
    expect(html).toContain('The end.');
    expect(render([one])).not.toContain('<details');
  });

  it('stands without a portrait', () => {
    expect(render([one])).toContain('>IM</span>');
    expect(render([{ ...one, image: '/a.webp' }])).toContain('src="/a.webp"');
  });

  it('says so when there are none', () => {
    expect(render([])).toContain('no messages yet');
  });
});

describe('opening', () => {
  it('cuts at a sentence where one ends in reach, else at a word', () => {
    expect(opening('One two. Three four. Five six.', 22)).toEqual({ first: 'One two. Three four.', rest: 'Five six.' });
    expect(opening('one two three four five', 12)).toEqual({ first: 'one two', rest: 'three four five' });
  });
});
