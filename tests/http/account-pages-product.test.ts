import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { actionOf, alertOf, fieldsOf } from './support/account-page.ts';

describe("the pages of accounts on the product's own host", () => {
  let app: TestApp;
  const page = (path: string) => app.get(path, { host: `localhost:${app.port}` });
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('ask for the school, and may lead to its host', async () => {
    const answer = await page('/login?error=wrong');
    expect(actionOf(answer)).toBe('/api/Account/platformLogin');
    expect(fieldsOf(answer)).toEqual(['school', 'login', 'password', 'remember']);
    expect(answer.text.match(/aria-invalid=/g)).toHaveLength(3);
    expect(answer.headers['content-security-policy']).toContain(
      `form-action 'self' https: http://*.localhost:${app.port};`,
    );
  });

  it('have a form for operators, to which a failed sign-in comes back', async () => {
    const form = await page('/login?as=operator');
    expect([actionOf(form), fieldsOf(form)]).toEqual(['/api/Account/login', ['login', 'password', 'remember', 'next']]);
    const [, next = ''] = /name="next" value="([^"]*)"/.exec(form.text) ?? [];
    const plainForm = { login: 'nobody@example.org', password: 'not the password', next };
    const failed = await visitorOf(app, 'localhost').call('POST', '/api/Account/login', { plainForm });
    const again = await page(String(failed.headers.location));
    expect([actionOf(again), alertOf(again)]).toEqual([
      '/api/Account/login',
      'Email, mobile or password is not correct.',
    ]);
  });

  it('have the way of its operators at the very end', async () => {
    expect((await page('/login')).text).toContain('<small>Platform admin log in</small></a></p></main>');
    expect((await page('/login/forgot')).text).toContain('<small>I am a platform admin</small></a></p></main>');
  });

  it("lead who forgot a password to the school's own page", async () => {
    const response = await page('/login/forgot');
    expect(fieldsOf(response)).toEqual(['school']);
    const location = `http://greenfield.localhost:${app.port}/login/forgot`;
    expect(await page('/login/forgot?school=+Greenfield')).toMatchObject({ status: 303, headers: { location } });
    const unknown = await page('/login/forgot?school=//elsewhere.example');
    expect(unknown).toMatchObject({ status: 303, headers: { location: '/login/forgot?error=school' } });
    expect(alertOf(await page('/login/forgot?error=school'))).toMatch(/^No school has this web address\./);
    expect(actionOf(await page('/login/forgot?as=operator'))).toBe('/api/Account/forgotPassword');
  });
});
