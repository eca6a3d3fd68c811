import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { office } from '../media/documents.ts';
import { addAccount, goodPassword } from '../support/accounts.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';

let app: TestApp;
let admin: Caller;
beforeAll(async () => {
  app = await startApp({ trustProxy: ['127.0.0.1'] });
  admin = await signIn(app);
});
afterAll(() => app.stop());

describe('a redirect', () => {
  const outside = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
  ];

  it.each(outside)('after a sign-in never leads to %j', async (next) => {
    const email = `open${outside.indexOf(next)}@example.org`;
    await addAccount(app, { email });
    const body = new URLSearchParams({ login: email, password: goodPassword, next }).toString();
    const { ask } = await import('../support/request.ts');
    const host = `greenfield.localhost:${app.port}`;
    const headers = { origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await ask(app.port, '/api/Account/login', { host, method: 'POST', headers, body });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/school');
  });
});

describe('an export', () => {
  it('has no cell that a spreadsheet would run', async () => {
    const formulas = ['=HYPERLINK("https://evil.example","x")', '+1+1', '-2+3', '@SUM(A1)', '\t=1+1'];
    const visitor = visitorOf(app, 'greenfield.localhost');
    for (const [index, message] of formulas.entries()) {
      const sent = {
        Name: 'Meera Joshi',
        Email: 'meera@example.org',
        Message: `${message} and more words`,
        Fill_Seconds: 30,
      };
      const headers = { 'x-forwarded-for': `10.7.0.${index + 1}` };
      const { status, text } = await visitor.call('POST', '/api/contact-messages', { body: sent, headers });
      expect(status, text).toBe(201);
    }
    const { status, text } = await admin.get('/api/contact-messages/export');
    expect(status).toBe(200);
    const cells = text.split(/\r?\n/).flatMap((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
    expect(text).toContain("'=HYPERLINK");
    expect(cells.filter((cell) => /^"?[=+\-@\t\r]/.test(cell))).toEqual([]);
  });
});

describe('a bomb', () => {
  const send = (
    path: string,
    form: Record<string, string>,
    file: { field: string; name: string; type: string; data: Buffer },
  ) => admin.call('POST', path, { form, files: [file] });

  it('of pixels is refused before it is unpacked', async () => {
    // A PNG of 30,000 × 30,000 in its header, and next to nothing behind it.
    const header = Buffer.from('89504e470d0a1a0a0000000d494844520000753000007530080200000000000000', 'hex');
    const file = {
      field: 'files',
      name: 'bomb.png',
      type: 'image/png',
      data: Buffer.concat([header, Buffer.alloc(200)]),
    };
    const { status, json } = await send('/api/media', { decorative: 'true' }, file);
    expect(status, JSON.stringify(json)).toBe(422);
  });

  it('of an archive is refused by what its directory says', async () => {
    const data = office('docx', [{ name: 'word/big.xml', declared: 300 * 1024 * 1024 }]);
    const form = { School_Id: String(admin.schoolId), Class_Id: '8', Subject_Id: '3', Title: 'Bomb' };
    const file = { field: 'Files', name: 'bomb.docx', type: 'application/msword', data };
    const { status, json } = await send('/api/syllabus/addSyllabusDetails', form, file);
    expect(status, JSON.stringify(json)).toBe(422);
  });
});
