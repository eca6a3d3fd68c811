import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { emergencyBanner } from '../../manifest.ts';
import type { Bindings } from '../../schema.ts';
import { EmergencyBanner } from './EmergencyBanner.tsx';

const emergencyBannerStandard = lookOf(emergencyBanner, 'standard');

type Notice = Bindings['items'][number];
const closed: Notice = {
  noticeID: 7,
  noticeHead: 'School closed today',
  noticeDetails: 'The river is over the road.',
  entryDateTime: '2026-11-21T06:30',
  isPinned: false,
  level: 'Emergency',
};
const render = (items: readonly Notice[], over: object = {}) =>
  renderToStaticMarkup(
    <EmergencyBanner
      tone="red"
      noticesHref="/notices"
      items={[...items]}
      env={testEnv(emergencyBannerStandard, over)}
    />,
  );

describe('emergency-banner', () => {
  it('alerts once, whatever the number of notices, and shows three at most', () => {
    const html = render([1, 2, 3, 4].map((noticeID) => ({ ...closed, noticeID })));
    expect(html.match(/role="alert"/g)).toHaveLength(1);
    expect(html.match(/School closed today/g)).toHaveLength(3);
    expect(html).toContain('data-emergency="1@2026-11-21T06:30 2@2026-11-21T06:30 3@2026-11-21T06:30"');
  });

  it('leads to the whole notice, where there is a page for it', () => {
    expect(render([closed])).toContain('href="/notices#notice-7"');
    const bare = <EmergencyBanner tone="red" items={[closed]} env={testEnv(emergencyBannerStandard)} />;
    expect(renderToStaticMarkup(bare)).not.toContain('href=');
  });

  it('takes no attachment whose address runs code', () => {
    expect(render([{ ...closed, attachmentUrl: 'javascript:alert(1)' }])).not.toContain('javascript:');
    expect(render([{ ...closed, attachmentUrl: '/media/1/2/800.webp' }])).toContain('href="/media/1/2/800.webp"');
  });

  it('writes markup in a notice as text', () => {
    expect(render([{ ...closed, noticeHead: '<img src=x onerror=alert(1)>' }])).not.toContain('<img');
  });

  it('alerts nobody without an emergency', () => {
    expect(render([])).toContain('No emergency notices.');
    expect(render([closed], { state: 'error' })).not.toContain('alert');
  });

  it('can be read in each of its colours', () => {
    const css = readFileSync(new URL('./standard.module.css', import.meta.url), 'utf8');
    const pairs = [...css.matchAll(/--emergency: (#\w+);\s+--on-emergency: (#\w+);/g)];
    expect(pairs).toHaveLength(3);
    for (const [, ground = '', text = ''] of pairs) expect(contrast(ground, text)).toBeGreaterThan(7);
  });
});

const luminance = (hex: string): number => {
  const digits = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};
