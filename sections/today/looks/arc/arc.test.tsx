import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { today as kind } from '../../manifest.ts';
import type { Bindings } from '../../schema.ts';
import { TodayArc } from './TodayArc.tsx';

const look = lookOf(kind, 'arc');
const { today } = look.example;
const render = (over: object = {}, env: object = {}) =>
  renderToStaticMarkup(
    <TodayArc
      noticesHref="/notices"
      holidaysHref="/holidays"
      today={{ ...(today as Bindings['today']), ...over }}
      env={testEnv(look, env)}
    />,
  );

describe('today/arc', () => {
  it('shows one thing of today until a script knows the time, with all timings below', () => {
    const html = render();
    expect(html.match(/data-phase="[^"]*" data-state="[^"]*"( data-opens="\d+" data-closes="\d+")?>/g)).toHaveLength(1);
    expect(html).toContain('Today 7:45');
    expect(html).toContain('Monday to Friday: 7:45');
    expect(html).toContain('href="/notices#notice-1"');
  });

  it('folds nothing where there is nothing more to say', () => {
    expect(render({ timings: [], pinned: undefined })).not.toContain('<details');
  });

  it('says that it could not be loaded', () => {
    expect(render({}, { state: 'error' })).toContain('could not be loaded');
  });

  it('escapes a hostile notice', () => {
    const pinned = { noticeID: 2, noticeHead: '<script>x</script>', entryDateTime: '2026-11-20T09:00' };
    expect(render({ pinned })).not.toContain('<script>');
  });
});
