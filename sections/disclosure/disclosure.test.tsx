import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../shared/test-env.ts';
import { Disclosure } from './Disclosure.tsx';
import { fileKind } from './file-kind.ts';
import { disclosure } from './manifest.ts';
import type { Bindings } from './schema.ts';

const disclosureRecord = lookOf(disclosure, 'soft');

const nothing: Bindings['record'] = {
  general: { school_Name: 'Amaltas' },
  files: [],
  results_X: [],
  results_XII: [],
  staff: {},
  campus: {},
};
const render = (record: Partial<Bindings['record']>) =>
  renderToStaticMarkup(
    <Disclosure heading="Details" record={{ ...nothing, ...record }} env={testEnv(disclosureRecord)} />,
  );

describe('disclosure', () => {
  it('has a captioned table for each part, with a header a row, and says what is missing', () => {
    const html = render({});
    expect(html.match(/<table[^>]*><caption/g)).toHaveLength(7);
    expect(html.match(/<th scope="row">/g)).toHaveLength(39);
    // All rows but the name, and one for each class's results.
    expect(html.match(/Not yet provided/g)).toHaveLength(40);
  });

  it('has no results of classes that the school does not have', () => {
    const { general, files, staff, campus } = nothing;
    const html = renderToStaticMarkup(
      <Disclosure
        heading="Details"
        record={{ general, files, staff, campus, results_X: [] }}
        env={testEnv(disclosureRecord)}
      />,
    );
    expect(html).toContain('Class X<');
    expect(html).not.toContain('Class XII');
  });

  it('links documents by name and kind, and says until when they hold', () => {
    const html = render({
      files: [
        { name: 'Fire_Safety', url: 'https://files.example/fire.pdf', Valid_Until: '2026-11-20' },
        { name: 'Building_Safety', url: '/media/7/original', Valid_Until: '2026-11-21' },
        { name: 'Smc_List', url: 'javascript:alert(1)' },
      ],
    });
    expect(html).toMatch(/href="https:\/\/files\.example\/fire\.pdf"[^>]*>Open <span[^>]*>Fire safety certificate/);
    expect(html).toMatch(/data-over="">Expired on <time dateTime="2026-11-20">20 Nov 2026/);
    expect(html).toMatch(/href="\/media\/7\/original"[\s\S]*?>Valid until <time dateTime="2026-11-21">/);
    expect(html).not.toContain('javascript:');
  });

  it('reckons the share of those who passed where it is not said, and counts nobody as none', () => {
    const html = render({
      results_X: [
        { Year: 2026, Registered: 120, Passed: 118 },
        { Year: 2025, Registered: 0, Passed: 0 },
      ],
    });
    const row = (year: number) => new RegExp(`<th scope="row">${year}.*?</tr>`).exec(html)?.[0];
    expect(row(2026)).toContain('>120</td><td data-fact="Passed">118</td><td data-fact="Pass %">98.3 %</td>');
    expect(row(2025)).toContain('>0</td><td data-fact="Passed">0</td><td data-fact="Pass %"></td>');
  });

  it('shows numbers with their units, nought and no as such', () => {
    const html = render({
      staff: { Prt: 0, Teacher_Section_Ratio: 1.6 },
      campus: { Campus_Area: 16200, Internet: false },
    });
    expect(html).toMatch(/PRT<\/th><td[^>]*>0</);
    expect(html).toContain('1.6 : 1');
    expect(html).toContain('16,200 m²');
    expect(html).toMatch(/Internet<\/th><td[^>]*>No</);
  });

  it.each([
    ['https://a.example/b.PDF?x=1', 'PDF'],
    ['/media/3/photo.webp', 'WEBP'],
    ['https://a.example', ''],
    ['https://a.example/page.html', ''],
  ])('reads the kind of %s as %j', (url, kind) => {
    expect(fileKind(url)).toBe(kind);
  });
});
