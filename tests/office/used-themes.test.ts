import { beforeAll, describe, expect, it } from 'vitest';
import { createTokenCommandHandler } from '#server/domains/accounts/operator-tokens/create.ts';
import { complaints } from '../e2e/support/axe.ts';
import { signIn, visitorOf } from '../support/callers.ts';
import { secondTheme } from '../support/template.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { startOffice } from './support/office.ts';

const email = 'operator@example.org';

describe('the themes that schools use', () => {
  const office = startOffice([{ email, name: 'Kabir Anand', role: 'Operator' as const }], 'platform');
  let name = '';

  beforeAll(async () => {
    const { app } = office;
    const command = { name: 'build machine', days: 1 };
    const { token } = await createTokenCommandHandler.run(command, { ...app, progress: () => undefined });
    const machine = visitorOf(app, 'localhost', { authorization: `Bearer ${token}` });
    const theme = await secondTheme();
    name = String(theme.name);
    for (const version of ['5.0.0', '5.0.1']) {
      const { locales } = theme as unknown as { readonly locales: { readonly strings: { readonly en: object } } };
      const en = { ...locales.strings.en, 'nav.classes': `Classes ${version}` };
      const document = JSON.stringify({
        ...theme,
        version,
        locales: { ...locales, strings: { ...locales.strings, en } },
      });
      const { status, text } = await machine.post('/api/operator/themes', { document });
      if (status !== 201) throw new Error(text);
    }
    const admin = await signIn(app, { school: 'riverside' });
    const { status, text } = await admin.call('POST', '/api/themes/100/apply', { body: { used: 1 } });
    if (status !== 200) throw new Error(text);
  });

  /** Of the version whose words a visitor reads in the menu. */
  const seen = async (): Promise<string | undefined> =>
    />Classes ([\d.]+)</.exec((await office.app.get('/', { host: 'riverside.localhost' })).text)?.[1];

  it('go back to an earlier version after a question, for every school at once, and on again', async () => {
    const { page, faults, close } = await office.open('/platform/themes', { email });
    const versions = page.locator('section', { has: page.getByRole('heading', { name }) });
    const live = (version: string) =>
      versions.getByRole('listitem').filter({ hasText: version }).getByText('Live', { exact: true });
    await live('5.0.1').waitFor();
    expect(await seen()).toBe('5.0.1');
    const back = page.getByRole('button', { name: `Make version 5.0.0 of ${name} live` });
    await back.press('Enter');
    const question = page.getByRole('dialog', { name: `Make version 5.0.0 of ${name} live?` });
    await question.getByRole('button', { name: 'Cancel' }).press('Enter');
    await live('5.0.1').waitFor();
    await back.press('Enter');
    for (const size of axeSizes) {
      await page.setViewportSize(size);
      expect(await complaints(page)).toEqual([]);
    }
    await question.getByRole('button', { name: 'Make live' }).press('Enter');
    await page.getByText(`${name} 5.0.0 is live.`).waitFor();
    await live('5.0.0').waitFor();
    expect(await seen()).toBe('5.0.0');
    await page.getByRole('button', { name: `Make version 5.0.1 of ${name} live` }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Make live' }).press('Enter');
    await page.getByText(`${name} 5.0.1 is live.`).waitFor();
    expect(await seen()).toBe('5.0.1');
    expect(faults).toEqual([]);
    await close();
  });
});
