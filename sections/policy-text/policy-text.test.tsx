import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../shared/test-env.ts';
import { policyText } from './manifest.ts';
import { PolicyText } from './PolicyText.tsx';
import type { Bindings } from './schema.ts';

const policyTextSoft = lookOf(policyText, 'soft');

const school = { school_Name: 'Amaltas & $& School', school_Slug: 'amaltas', schoolKey: 'A-1', email: 'a@b.example' };
const render = (policy?: Bindings['policy'], state: 'ok' | 'error' = 'ok') =>
  renderToStaticMarkup(
    <PolicyText
      parts={[{ heading: 'What {school} keeps', text: 'One.\n\nTwo.' }]}
      date="2026-11-01"
      school={school}
      {...(policy ? { policy } : {})}
      env={testEnv(policyTextSoft, { state })}
    />,
  );

describe('policy-text', () => {
  it('says the default with the school’s name, paragraph by paragraph, and its day', () => {
    const html = render();
    expect(html).toContain('<h2>What Amaltas &amp; $&amp; School keeps</h2><p>One.</p><p>Two.</p>');
    expect(html).toContain('As of <time dateTime="2026-11-01">01 Nov 2026</time>');
    expect(html).toContain('href="mailto:a@b.example"');
  });

  it('says the school’s own words in place of the default, with their own day or none', () => {
    const html = render({ policy: 'privacy', policy_Text: '<h2>Ours</h2>' });
    expect(html).toContain('<h2>Ours</h2>');
    expect(html).not.toContain('keeps');
    expect(html).not.toContain('<time');
  });

  it('shows no default in place of words that could not be loaded', () => {
    const html = render(undefined, 'error');
    expect(html).toContain('could not be loaded');
    expect(html).not.toContain('keeps');
  });
});
