import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { faq } from '../../manifest.ts';
import { Faq } from './Faq.tsx';

const platformFaq = lookOf(faq, 'standard');

const questions = ['One', 'Two', 'Three'].map((question) => ({ question, answer: `${question}, answered.` }));
const html = renderToStaticMarkup(<Faq {...platformFaq.example} questions={questions} env={testEnv(platformFaq)} />);

describe('faq', () => {
  it('opens the first of its questions, and one at a time', () => {
    expect(html.match(/<details/g)).toHaveLength(3);
    expect(html.match(/<details[^>]* open/g)).toHaveLength(1);
    expect(new Set([...html.matchAll(/<details name="([^"]+)"/g)].map(([, name]) => name)).size).toBe(1);
  });

  it('has what the content asks instead of what the theme does, in its language', () => {
    const items = [{ question: 'क्या यह मुफ़्त है?', answer: 'वेबसाइट, हाँ।', lang: 'hi' }];
    const own = renderToStaticMarkup(
      <Faq {...platformFaq.example} questions={questions} items={items} env={testEnv(platformFaq)} />,
    );
    expect(own.match(/<details/g)).toHaveLength(1);
    expect(own).toMatch(/<details[^>]* lang="hi"[^>]*>.*क्या यह मुफ़्त है/);
    expect(own).not.toContain('Two');
  });

  it('has each question as a heading beneath its own', () => {
    expect(html.match(/<summary[^>]*><h3>/g)).toHaveLength(3);
  });
});
