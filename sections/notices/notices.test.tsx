import { describe, expect, it } from 'vitest';
import { lookOf, renderExample } from '../shared/test-env.ts';
import { notices } from './manifest.ts';

describe('notices', () => {
  it.each(notices.looks.map(({ look }) => look))('can be linked to one by one in the look %s', async (look) => {
    const html = await renderExample(lookOf(notices, look));
    expect(html).toContain(`id="notice-${notices.example.items[0]?.noticeID}"`);
  });
});
