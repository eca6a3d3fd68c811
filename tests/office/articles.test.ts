import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { itFurther } from '../support/extent.ts';
import { furtherAxeSizes } from './support/axe-sizes.ts';
import {
  fromGoogleDocs,
  fromGoogleDocsWritten,
  fromWhatsApp,
  fromWhatsAppText,
  fromWhatsAppTextWritten,
  fromWhatsAppWritten,
  fromWord,
  fromWordWritten,
} from './support/clipboards.ts';
import { addPicture } from './support/media-page.ts';
import { startOffice } from './support/office.ts';

const everything =
  '<h2>A</h2><h3>B</h3><h4>C</h4><p>One <strong>two</strong> <em>three</em> <u>four</u> <s>five</s> H<sub>2</sub>O m<sup>2</sup> <code>x</code><br />y</p>' +
  '<blockquote><p>Said</p></blockquote><ol start="3"><li>c<ul><li>d</li></ul></li></ol><pre><code>a  b</code></pre><hr />' +
  '<table><thead><tr><th scope="col">Day</th><th>Hour</th></tr></thead><tbody><tr><td colspan="2">Mon</td></tr></tbody></table>' +
  '<p>You may <a href="/contact" title="Us">write</a> or <a href="mailto:a@b.example">mail</a> us, or look <a href="https://c.example" rel="noopener noreferrer">there</a></p>';

describe('an article in the office', () => {
  const office = startOffice();
  const { open } = office;
  const textOf = (page: Page): Locator => page.getByRole('textbox', { name: /^Text/ }).first();
  const tool = (page: Page, name: string): Locator =>
    page.getByRole('toolbar').first().getByRole('button', { name, exact: true });
  const start = async (admin: Caller, html: string): Promise<number> => {
    const fields = { blog_Title: 'Kites', blog_Description: html, entryDate: '2026-11-20' };
    return (await admin.post('/api/content/blog', fields)).json.id;
  };
  const itemOf = async (admin: Caller, id: number) => (await admin.get(`/api/content/blog/${id}`)).json;
  const written = async (admin: Caller, id: number) => (await itemOf(admin, id)).document.blog_Description;
  const paste = (text: Locator, kind: string, data: string): Promise<void> =>
    text.evaluate(
      (element, [type = '', copied = '']) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData(type, copied);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [kind, data],
    );

  it('is written by keys and tools, with a picture of the library, and read by visitors', async () => {
    const admin = await signIn(office.app);
    await addPicture(admin, 'kites.jpg', { seed: 31 });
    const { page, faults, close } = await open('/school/content/blog');
    await page.getByRole('button', { name: 'New article' }).click();
    await page.getByRole('textbox', { name: 'Title' }).first().fill('Kites over the hill');
    const text = textOf(page);
    await text.click();
    await page.keyboard.press('Control+b');
    await page.keyboard.type('Wind');
    expect(await tool(page, 'Bold').getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' and ');
    await page.keyboard.press('Control+k');
    const address = page.getByLabel('Where the link leads');
    await address.fill('nowhere at all');
    await address.press('Enter');
    await page.getByText('This is not an address.').waitFor();
    await address.fill('www.kites.example');
    await address.press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'textbox');
    await page.keyboard.press('Enter');
    await tool(page, 'Heading').click();
    await page.keyboard.type('What we saw');
    await page.keyboard.press('Enter');
    await tool(page, 'Picture').click();
    await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
    await page.getByLabel('What the picture shows').fill('Two kites');
    await page.getByText(/^Saved .*only in your draft$/).waitFor();
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    await expect
      .poll(() => written(admin, id))
      .toMatch(
        /^<p><strong>Wind<\/strong> and <a href="https:\/\/www\.kites\.example" rel="noopener noreferrer">www\.kites\.example<\/a><\/p><h2>What we saw<\/h2>.*<img src="media:\d+" alt="Two kites" \/>/,
      );
    const toolbar = page.getByRole('toolbar').first();
    await tool(page, 'Heading').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => toolbar.locator(':focus').getAttribute('aria-label')).toBe('Undo');
    await page.keyboard.press('Escape');
    await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('“Kites over the hill” is live').waitFor();
    const { text: seen } = await office.app.get('/blog/kites-over-the-hill', { host: 'greenfield.localhost' });
    expect(seen).toMatch(/<img src="\/media\/[^"]+" srcset="[^"]+"[^>]* alt="Two kites"/);
    expect(faults).toEqual([]);
    await close();
  });

  it('makes links of addresses that are typed, and that are pasted over words', async () => {
    const admin = await signIn(office.app);
    const id = await start(admin, '<p>Read the circular</p>');
    const { page, faults, close } = await open(`/school/content/blog/${id}`);
    const text = textOf(page);
    await text.getByText('Read the circular').waitFor();
    await text.getByText('Read the circular').dblclick({ position: { x: 5, y: 5 } });
    await paste(text, 'text/plain', 'https://cbse.gov.in/circular');
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' or ask office@greenfield.example today.');
    await expect
      .poll(() => written(admin, id))
      .toBe(
        '<p><a href="https://cbse.gov.in/circular" rel="noopener noreferrer">Read</a> the circular or ask ' +
          '<a href="mailto:office@greenfield.example">office@greenfield.example</a> today.</p>',
      );
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('stays as it is until somebody writes, and whatever the sanitiser leaves stays in it', async () => {
    const admin = await signIn(office.app);
    const id = await start(admin, everything);
    expect(await written(admin, id)).toBe(everything);
    const { page, faults, close } = await open(`/school/content/blog/${id}`);
    const text = textOf(page);
    await text.getByText('Said').waitFor();
    await page.getByRole('textbox', { name: 'Title' }).first().fill('Kites again');
    await page.getByText(/^Saved /).waitFor();
    expect((await itemOf(admin, id)).version).toBe(2);
    expect(await written(admin, id)).toBe(everything);
    await text.getByText('You may').click();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await expect.poll(() => written(admin, id)).toBe(everything.replace('there</a></p>', 'there</a>!</p>'));
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('takes what is pasted without what other programs put around it', async () => {
    const admin = await signIn(office.app);
    const id = await start(admin, '<p></p>');
    const { page, faults, close } = await open(`/school/content/blog/${id}`);
    const text = textOf(page);
    for (const [kind, data, html] of [
      ['text/html', fromWord, fromWordWritten],
      ['text/html', fromGoogleDocs, fromGoogleDocsWritten],
      ['text/html', fromWhatsApp, fromWhatsAppWritten],
      ['text/plain', fromWhatsAppText, fromWhatsAppTextWritten],
    ] as const) {
      await text.click();
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await paste(text, kind, data);
      await expect.poll(() => written(admin, id)).toBe(html);
    }
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('plays a film in its place once that is pressed, and asks YouTube for nothing before', async () => {
    const admin = await signIn(office.app);
    const film = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
    const other = '<p>See also <a href="https://c.example">this</a>.</p>';
    const id = await start(admin, `<p>Up.</p><p><a href="${film}">Play the film from YouTube</a></p>${other}`);
    const { version } = await itemOf(admin, id);
    const published = await admin.call('POST', `/api/content/blog/${id}/publish`, {
      headers: { 'if-match': `"${version}"` },
    });
    expect(published.status).toBe(200);
    const asked: string[] = [];
    const { page, faults, close } = await open(`/blog/${published.json.published.blog_Slug}`, {
      prepare: (one) =>
        one.route(/youtube/, (route) => {
          asked.push(route.request().url());
          return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' });
        }),
    });
    const link = page.getByRole('link', { name: 'Play the film from YouTube' });
    // The script has come.
    await expect
      .poll(() => link.evaluate((one) => one.closest('[data-enhance=films]')?.hasAttribute('data-film-ready')))
      .toBe(true);
    await link.focus();
    expect(asked).toEqual([]);
    await page.keyboard.press('Enter');
    await page.locator('iframe[title="Play the film from YouTube"]').waitFor();
    await expect.poll(() => asked).toEqual([expect.stringMatching(/youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/)]);
    expect(await page.evaluate(() => document.activeElement?.matches('[data-film-place]'))).toBe(true);
    expect(await page.getByRole('link', { name: 'this' }).count()).toBe(1);
    expect(faults).toEqual([]);
    expect(await complaints(page)).toEqual([]);
    await close();
  });

  itFurther('is published, hidden and deleted with others, all or none, and comes back', async () => {
    const admin = await signIn(office.app);
    for (const blog_Title of ['Rain', 'Sun']) {
      const fields = { blog_Title, blog_Description: '<p>Today.</p>', entryDate: '2026-11-20' };
      await admin.post('/api/content/blog', fields);
    }
    await admin.post('/api/content/blog', { blog_Title: 'Fog', entryDate: '2026-11-20' });
    const { page, faults, close } = await open('/school/content/blog');
    const row = (name: string): Locator => page.getByRole('row').filter({ hasText: name });
    const choose = async (...names: readonly string[]): Promise<void> => {
      for (const name of names) await page.getByRole('checkbox', { name: `Choose “${name}”` }).check();
    };
    const deed = (name: string): Locator => page.getByRole('status').getByRole('button', { name });
    await choose('Rain', 'Sun', 'Fog');
    await page.getByText('3 chosen').waitFor();
    await deed('Publish').click();
    await page.getByText('Nothing was published. Open these and fill in what is missing: “Fog”.').waitFor();
    await page.getByRole('checkbox', { name: 'Choose “Fog”' }).uncheck();
    await deed('Publish').click();
    await page.getByText('2 are live').waitFor();
    await row('Sun').getByText('Live').waitFor();
    await row('Fog').getByText('Draft').waitFor();
    await choose('Rain', 'Sun');
    await deed('Hide from visitors').click();
    await page.getByText('2 are hidden from visitors').waitFor();
    await row('Rain').getByText('Draft').waitFor();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await row('Rain').getByText('Live').waitFor();
    await choose('Rain', 'Sun');
    await deed('Show until …').click();
    const until = page.getByRole('dialog', { name: 'Show 2 until when?' });
    await until.getByRole('button', { name: 'Set the last day' }).click();
    await until.getByText('Choose today or a later day.').waitFor();
    await until.getByLabel('Last day').fill('2099-01-31');
    await until.getByRole('button', { name: 'Set the last day' }).click();
    await page.getByText('2 are shown until 31 Jan 2099').waitFor();
    await choose('Rain', 'Fog');
    await deed('Delete').click();
    await page.getByRole('dialog', { name: 'Delete 2 entries?' }).getByRole('button', { name: 'Delete' }).click();
    // The rows go before the notice is there, and an older one may still stand.
    await page.getByText(/^2 are in the bin until/).waitFor();
    await expect.poll(() => row('Rain').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await row('Rain').getByText('Live').waitFor();
    await row('Fog').getByText('Draft').waitFor();
    // The refusal, which the browser tells too.
    expect(faults).toEqual([
      'Failed to load resource: the server responded with a status of 422 (Unprocessable Entity)',
    ]);
    await close();
  });

  it.each(furtherAxeSizes)('is plain to everybody at $width', async (viewport) => {
    const admin = await signIn(office.app);
    const id = await start(admin, everything);
    const { page, close } = await open(`/school/content/blog/${id}`, { viewport });
    await textOf(page).getByText('Hour').click();
    await page.getByRole('button', { name: 'Row below' }).waitFor();
    expect(await complaints(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    await close();
  });
});
