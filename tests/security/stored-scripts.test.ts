import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schoolTag } from '#schemas/sources/index.ts';
import { type ContentDocument, content } from '#server/store/schema.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';

const vectors = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><circle/></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<form action=//evil.example><input name=password></form>',
  '<base href="//evil.example/">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '</script><script>alert(1)</script>',
  '\u2028</script><script>alert(1)</script>',
];

/** Anything in HTML that would run, or lead to something that runs. */
const dangers =
  /<script(?![^>]*(src="\/assets\/|type="application\/(ld\+)?json"))|<(svg|math|iframe|base|form|style|object|embed)[\s>/]|\son\w+\s*=|javascript:|srcdoc/i;

describe('script in what people enter', () => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await startApp();
    admin = await signIn(app);
  });
  afterAll(() => app.stop());

  const insert = (type: string, published: ContentDocument) =>
    app.store.school(admin.schoolId, async ({ db, touch }) => {
      const rows = await db.insert(content).values({ schoolId: admin.schoolId, type, published }).returning();
      touch(schoolTag(admin.schoolId, type));
      return rows[0]?.id ?? 0;
    });

  it('is gone from HTML when it is stored, and again when it is served', async () => {
    const visitor = visitorOf(app, 'greenfield.localhost');
    for (const [index, vector] of vectors.entries()) {
      const html = `<p>Kept ${index}</p>${vector}`;
      const added = await admin.post('/api/content/blog', { blog_Title: `Post ${index}`, blog_Description: html });
      expect(added.status, added.text).toBe(201);
      expect(JSON.stringify(added.json)).not.toMatch(dangers);
      // As an older version, or someone with the database open, would have left it.
      const id = await insert('blog', {
        blog_Title: `Raw ${index}`,
        blog_Slug: `raw-${index}`,
        blog_Description: html,
        entryDate: '2026-11-20',
      });
      const served = await visitor.get('/api/blog/blog_details', { blog_Id: id });
      expect(served.status).toBe(200);
      expect(served.json.blog_Description).toContain(`Kept ${index}`);
      expect(served.json.blog_Description).not.toMatch(dangers);
    }
  });

  it('stays text on the page', async () => {
    for (const vector of vectors)
      await insert('testimonial', {
        name: vector,
        message: vector,
        profession: vector,
        Photo_Consent: 'Public_With_Name',
      });
    await insert('facility', { name: vectors.join(' ') });
    const { text, status, headers } = await visitorOf(app, 'greenfield.localhost').get('/');
    expect(status).toBe(200);
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    const runs = [...text.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].filter(
      ([, attributes]) => !/src="\/assets\/|type="application\/(ld\+)?json"/.test(attributes ?? ''),
    );
    const hashes = runs.map(([, , script]) => createHash('sha256').update(String(script)).digest('base64'));
    expect(hashes).toHaveLength(1);
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hashes[0]}';`);
    expect(text).not.toMatch(/<(iframe|base|math|object|embed)[\s>/]/i);
    expect(text).not.toMatch(/<[^>]+\son(error|load)\s*=/i);
  });
});
