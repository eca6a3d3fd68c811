import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { ask } from '../support/request.ts';

const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** In bytes: the document as it travels, and the stylesheet of what is further down. */
const budgets = [
  { school: 'amaltas', theme: 'Gulmohar', document: 14_450, styles: 8250 },
  { school: 'devdatt', theme: 'Quadrangle', document: 14_450, styles: 6450 },
  { school: 'kurinji', theme: 'Canopy', document: 15_500, styles: 5300 },
];

describe.each(budgets)('the home page of $theme', ({ school, document, styles }) => {
  const get = (path: string) => ask(inject('sitePort'), path, { host: `${school}.localhost` });

  it('weighs no more than a phone waits for', async () => {
    const { status, text } = await get('/');
    expect(status).toBe(200);
    expect(brotli(text)).toBeLessThanOrEqual(document);
    const href = /<link rel="stylesheet" href="([^"]+)">/.exec(text)?.[1] ?? '';
    const sheet = await get(href);
    expect(sheet.status).toBe(200);
    expect(brotli(sheet.text)).toBeLessThanOrEqual(styles);
  });
});
