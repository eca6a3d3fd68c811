import { describe, expect, it } from 'vitest';
import { patient } from './browser.ts';
import { startPanelWindow } from './panel-window.ts';

const opened = startPanelWindow();
const { address, panel, sections, open, choose, inFrame } = opened;

describe('a choice in the panel, which stands in the address', () => {
  it('signs the visitor in', async () => {
    await open('/');
    await opened.frame.locator('[data-type="login-chooser"]').waitFor({ state: 'attached' });
    await opened.page.getByLabel('Signed in').check();
    await opened.frame.locator('[data-type="login-chooser"]').waitFor({ state: 'detached' });
    await expect.poll(address, patient).toBe('/@panel/?preview.signed-in=1');
    const login = sections().locator('li', { hasText: 'home/login' });
    expect(await login.innerText()).toContain('hidden');
    expect(await login.innerText()).toContain('visitor.signedIn equals false: it is true');
  });

  it('shows another school', async () => {
    await open('/');
    await opened.frame.getByText('Neem Vidyalaya').first().waitFor({ state: 'attached' });
    await choose('School', 'amaltas');
    await opened.frame.getByText('Amaltas Vidyalaya').first().waitFor({ state: 'attached' });
    await expect.poll(address, patient).toBe('/@panel/?preview.school=amaltas');
    const pictures = await inFrame(() => [...document.images].map(({ src }) => new URL(src).pathname));
    expect(pictures.filter((path) => path.startsWith('/fixture/amaltas/')).length).toBeGreaterThan(0);
  });

  it('says whose the colours are, and shows those of the theme, or of the school again', async () => {
    const primary = () => inFrame(() => getComputedStyle(document.documentElement).getPropertyValue('--color-primary'));
    await open('/');
    await panel().getByText('Neem Vidyalaya has chosen nothing').waitFor();
    expect(await primary()).toBe('#ae3317');
    await choose('School', 'amaltas');
    await panel().getByText('Colours are Amaltas Vidyalaya’s own: primary').waitFor();
    await expect.poll(primary, patient).toBe('#964700');
    await opened.page.getByRole('button', { name: 'Show the theme’s' }).click();
    await panel().getByText('The look is the theme’s own.').waitFor();
    await expect.poll(primary, patient).toBe('#ae3317');
    await expect.poll(address, patient).toBe('/@panel/?preview.school=amaltas&preview.theme-alone=1');
    await opened.page.getByRole('button', { name: 'Show the school’s' }).click();
    await expect.poll(primary, patient).toBe('#964700');
    await expect.poll(address, patient).toBe('/@panel/?preview.school=amaltas');
  });

  it('shows another preset and other settings, each by a control of its type, and resets them', async () => {
    await open('/days/2026-10-02');
    const state = (id: string) => sections().locator('li', { hasText: `days/${id}` });
    const becomes = (id: string, shown: string) =>
      expect.poll(() => state(id).getAttribute('class'), patient).toBe(shown);
    await becomes('loud', 'not-shown');
    await choose('Preset', 'festive');
    await becomes('loud', 'shown');
    await choose('Tone', 'calm');
    await becomes('loud', 'not-shown');
    const rows = opened.page.getByLabel('Rows');
    await rows.fill('many');
    expect(await rows.getAttribute('aria-invalid')).toBe('true');
    await rows.fill('3');
    await rows.press('Enter');
    await becomes('rows', 'shown');
    await opened.page.getByLabel('Greeting').fill('Namaste');
    await opened.page.getByLabel('Greeting').press('Enter');
    await becomes('greeted', 'shown');
    await opened.page.getByLabel('Show today’s birthdays').uncheck();
    const chosen =
      'preview.preset=festive&preview.set.tone=calm&preview.set.rows=3&preview.set.greeting=Namaste&preview.set.showBirthdays=false';
    await expect.poll(address, patient).toBe(`/@panel/days/2026-10-02?${chosen}`);
    await opened.page.reload();
    await becomes('greeted', 'shown');
    expect(await opened.page.getByLabel('Show today’s birthdays').isChecked()).toBe(false);
    // What is as it would be anyway stands in no address.
    await opened.page.getByLabel('Show today’s birthdays').check();
    await expect.poll(address, patient).not.toContain('showBirthdays');
    await opened.page.getByRole('button', { name: 'Reset all choices' }).click();
    await expect.poll(address, patient).toBe('/@panel/days/2026-10-02');
    await becomes('greeted', 'not-shown');
    expect(await opened.page.getByLabel('Preset').inputValue()).toBe('');
  });

  it('shows another day, and today again', async () => {
    await open('/');
    const day = opened.page.getByLabel('Today', { exact: true });
    const today = await day.inputValue();
    await day.fill('2026-08-15');
    await expect.poll(address, patient).toBe('/@panel/?preview.date=2026-08-15');
    await panel().getByText('chosen here').waitFor();
    await day.fill('');
    await day.blur();
    await expect.poll(address, patient).toBe('/@panel/');
    await expect.poll(() => day.inputValue(), patient).toBe(today);
  });

  it('shows another language', async () => {
    await open('/gallery');
    await choose('Language', 'hi');
    await opened.frame.getByRole('heading', { level: 1, name: 'हमारी तस्वीरें' }).waitFor();
    await expect.poll(address, patient).toBe('/@panel/hi/gallery');
  });

  it('shows another template, with the params of its route', async () => {
    await open('/');
    await choose('Template', 'days');
    const field = opened.page.getByLabel('on', { exact: true });
    await field.fill('2026-02-30');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('2026-10-02');
    await field.press('Enter');
    await expect.poll(address, patient).toBe('/@panel/days/2026-10-02');
    await opened.frame.getByRole('heading', { level: 1 }).waitFor();
  });

  it('shows the sections of a kind in another look, and says where there is none', async () => {
    await open('/');
    const gallery = opened.frame.locator('[data-type="gallery-preview"]');
    await gallery.waitFor({ state: 'attached' });
    expect(await gallery.getAttribute('data-look')).toBe('bento');
    await choose('Look of gallery-preview', 'framed');
    await expect.poll(() => gallery.getAttribute('data-look'), patient).toBe('framed');
    await expect.poll(address, patient).toBe('/@panel/?preview.look.gallery-preview=framed');
    await open('/?preview.look.gallery-preview=mosaic');
    await opened.page.getByText('"gallery-preview" has no look "mosaic".').first().waitFor();
    expect(await gallery.getAttribute('data-look')).toBe('bento');
  });

  it('gives the page a viewport of its own', async () => {
    await open('/');
    await opened.page.getByLabel('Phone').check({ force: true });
    await expect.poll(() => inFrame(() => innerWidth), patient).toBe(390);
    expect(await inFrame(() => matchMedia('(width < 400px)').matches)).toBe(true);
    expect(address()).toBe('/@panel/?preview.width=390');
    const width = opened.page.getByLabel('Width in pixels');
    await width.fill('500');
    await width.press('Enter');
    await expect.poll(() => inFrame(() => innerWidth), patient).toBe(500);
    await opened.page.getByLabel('Full').check({ force: true });
    await expect.poll(() => inFrame(() => innerWidth), patient).toBe(1440 - 320);
  });
});

describe('the answer of a source', () => {
  const photos = () => opened.frame.locator('[data-type="gallery"] img');
  const answer = () => panel().getByLabel('gallery', { exact: true }).locator('xpath=following-sibling::p');

  it.each([
    ['empty', '0 items', /No media items available/],
    ['failing', 'failed', /could not be loaded/],
    ['slow', 'too slow', /could not be loaded/],
  ])('is chosen to be %s, and nothing of it is shown', async (name, said, shown) => {
    await open('/gallery');
    await choose('gallery', name);
    await expect.poll(() => answer().innerText(), patient).toBe(said);
    expect(await opened.frame.locator('[data-type="gallery"]').innerText()).toMatch(shown);
    expect(await photos().count()).toBe(0);
    expect(address()).toBe(`/@panel/gallery?preview.source.gallery=${name}`);
    // It was asked to: that is no finding.
    expect(await opened.frame.locator('schoolyard-preview :popover-open').count()).toBe(0);
  });

  it.each([
    ['one', '1 item'],
    ['many', '6 items'],
    ['longest', '6 items'],
    ['two-hundred', '200 items'],
  ])('is chosen to be %s, and its pictures are made up', async (name, said) => {
    await open('/gallery');
    await choose('gallery', name);
    await expect.poll(() => answer().innerText(), patient).toBe(said);
    const drawn = () =>
      opened.frame
        .locator('[data-type="gallery"]')
        .evaluate((section) => section.innerHTML.includes('/@state/picture/'));
    await expect.poll(drawn, patient).toBe(true);
  });

  it('stays on other pages, and leaves the scroll position where the page is the same', async () => {
    await open('/');
    await opened.frame.locator('[data-type="gallery-preview"]').evaluate((section) => section.scrollIntoView());
    const top = await inFrame(() => scrollY);
    expect(top).toBeGreaterThan(0);
    await choose('gallery', 'empty');
    await expect.poll(() => answer().innerText(), patient).toBe('0 items');
    await expect.poll(() => inFrame(() => scrollY), patient).toBeGreaterThan(top / 2);
    await choose('Template', 'gallery');
    await expect.poll(address, patient).toBe('/@panel/gallery?preview.source.gallery=empty');
    await expect.poll(() => answer().innerText(), patient).toBe('0 items');
  });
});

describe('the address', () => {
  it('restores everything by itself', async () => {
    await open(
      '/hi/gallery?preview.school=amaltas&preview.signed-in=1&preview.source.gallery=one&preview.width=768&preview.seed=4',
    );
    await opened.frame.getByText('अमलतास विद्यालय').first().waitFor({ state: 'attached' });
    expect(await inFrame(() => [document.documentElement.lang, innerWidth])).toEqual(['hi', 768]);
    expect(await opened.page.getByLabel('Signed in').isChecked()).toBe(true);
    expect(await opened.page.getByLabel('gallery', { exact: true }).inputValue()).toBe('one');
    expect(await opened.page.getByLabel('Tablet').isChecked()).toBe(true);
    const before = address();
    await opened.page.reload();
    await sections().locator('li').first().waitFor();
    expect(address()).toBe(before);
    expect(await opened.page.getByLabel('gallery', { exact: true }).inputValue()).toBe('one');
  });

  it('keeps the choices where links are followed, and where one goes back', async () => {
    await open('/?preview.signed-in=1&preview.width=1440');
    await opened.frame.locator('[data-type="site-header"] a[href*="/gallery"]').first().click();
    await expect.poll(address, patient).toBe('/@panel/gallery?preview.signed-in=1&preview.width=1440');
    await expect.poll(() => opened.page.getByLabel('Template').inputValue(), patient).toBe('gallery');
    expect(await opened.page.getByLabel('Signed in').isChecked()).toBe(true);
    await opened.page.goBack();
    await expect.poll(address, patient).toBe('/@panel/?preview.signed-in=1&preview.width=1440');
    await expect.poll(() => opened.page.getByLabel('Template').inputValue(), patient).toBe('home');
    await opened.frame.locator('[data-type="facilities"]').waitFor({ state: 'attached' });
  });

  it('says what of it means nothing, and shows the page all the same', async () => {
    await open('/gallery?preview.school=nem&preview.source.galery=one&preview.locale=hi&preview.width=wide');
    const reported = await panel().locator('.findings').innerText();
    expect(reported).toContain('There is no school "nem". Did you mean "neem"?');
    expect(reported).toContain('There is no source "galery". Did you mean "gallery"?');
    expect(reported).toContain('"preview.locale"');
    expect(reported).toContain('not "wide"');
    await opened.frame.locator('[data-type="gallery"]').waitFor({ state: 'attached' });
    await open('/gallery?preview.source.gallery=emty&preview.state=home~9999');
    expect(await panel().locator('.findings').innerText()).toContain('Did you mean "empty"?');
    expect(await panel().locator('.findings').innerText()).toContain('no state "home~9999"');
  });
});
