import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../shared/test-env.ts';
import { CallBar } from './CallBar.tsx';
import { callBar } from './manifest.ts';
import type { Bindings } from './schema.ts';

const callBarPlain = lookOf(callBar, 'plain');

const render = (bound: Bindings) =>
  renderToStaticMarkup(
    <CallBar enquireLabel="Enquire" enquireHref="/registration" {...bound} env={testEnv(callBarPlain)} />,
  );

describe('call-bar', () => {
  it('offers an enquiry, a call and a message, in this order', () => {
    const html = render({ phone: '+91 20 5550 0142', whatsapp: '+91 90000 00142' });
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/registration',
      'tel:+912055500142',
      'https://wa.me/919000000142',
    ]);
    expect(html).toContain('class="call-bar_enquire"');
    expect(html).toContain('aria-label="Call +91 20 5550 0142"');
  });

  it('is not there where there is nothing to press', () => {
    const bar = (bound: Bindings) => (
      <CallBar
        enquireLabel="Enquire"
        enquireHref="/registration"
        {...bound}
        env={testEnv(callBarPlain, { path: '/registration' })}
      />
    );
    expect(renderToStaticMarkup(bar({}))).toBe('');
    expect(renderToStaticMarkup(bar({ phone: '+91 20 5550 0142' }))).toContain('<nav');
  });

  it('does not lead from the enquiry to the enquiry, in whatever language', () => {
    for (const over of [{ path: '/registration' }, { home: '/hi', path: '/hi/registration' }]) {
      const html = renderToStaticMarkup(
        <CallBar
          enquireLabel="Enquire"
          enquireHref="/registration"
          phone="+91 20 5550 0142"
          env={testEnv(callBarPlain, over)}
        />,
      );
      expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['tel:+912055500142']);
    }
  });

  it('invites to no enquiry while admission is closed, and is not there where nothing is left', () => {
    expect(render({ admissionOpen: true, phone: null })).toContain('href="/registration"');
    expect(render({ admissionOpen: false, phone: '+91 20 5550 0142' })).not.toContain('href="/registration"');
    expect(render({ admissionOpen: false, phone: null, whatsapp: null })).toBe('');
  });

  it('leaves out what the school has not', () => {
    expect(render({ phone: null, whatsapp: null })).not.toMatch(/tel:|wa\.me/);
    expect(render({})).toContain('href="/registration"');
  });
});
