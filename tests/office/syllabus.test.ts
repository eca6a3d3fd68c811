import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { pdf } from '../media/documents.ts';
import { loseUploadAnswer } from '../support/lose-answer.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { startOffice } from './support/office.ts';

describe('the syllabus of the office', () => {
  const office = startOffice();
  const { open } = office;
  const place = '/school/syllabus';
  const panel = (page: Page, name: string) => page.getByRole('region', { name });

  it('is written with topics and files, published, and found by its filters', async () => {
    const { page, faults, close } = await open(place);
    await page.getByText(/^There is no syllabus yet\./).waitFor();
    await page.getByRole('link', { name: 'Add a syllabus' }).focus();
    await page.keyboard.press('Enter');
    const added = panel(page, 'Add a syllabus');
    await added.getByLabel('Title').fill('Light and sound');
    await added.getByRole('button', { name: 'Save' }).click();
    await added.getByRole('link', { name: 'Class: Please enter Class.' }).waitFor();
    await added.getByLabel('Class', { exact: true }).selectOption('Class 5');
    await added.getByLabel('Subject', { exact: true }).selectOption('Mathematics');
    await added.getByLabel('From').fill('2026-06-15');
    await added.getByLabel(/^To ?optional/).fill('2026-09-30');
    await added.getByLabel('What it covers').fill('Shadows <b>and</b> echoes');
    await added.getByRole('button', { name: 'Add a topic' }).click();
    await added.getByLabel('Topic 1', { exact: true }).fill('Shadows');
    await added.getByLabel('Taught: topic 1').check();
    await added.getByLabel('Add files').setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf() });
    await added.getByLabel('State').selectOption('Published');
    const reached = await loseUploadAnswer(page, '*/addSyllabusDetails');
    await page.keyboard.press('Control+s');
    await page.getByText('The server cannot be reached').first().waitFor();
    expect(reached).toEqual([201]);
    await page.keyboard.press('Control+s');
    await page.getByText('“Light and sound” is saved').waitFor();
    const row = page.getByRole('row', { name: /Light and sound/ });
    await row.getByText('1 of 1 topics taught').waitFor();
    expect(await row.count()).toBe(1);
    await page.getByLabel('Class', { exact: true }).selectOption('Class 6');
    await page.getByText('No syllabus matches.').waitFor();
    expect(new URL(page.url()).searchParams.get('class')).not.toBeNull();
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByRole('link', { name: 'Light and sound' }).click();
    const stored = panel(page, 'Light and sound');
    expect(await stored.getByLabel('What it covers').inputValue()).toBe('Shadows <b>and</b> echoes');
    await stored.getByRole('button', { name: 'Remove plan.pdf' }).click();
    await stored.getByText('deleted when you save').waitFor();
    await page.keyboard.press('Control+s');
    await row.waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Light and sound');
    expect(faults).toEqual([expect.stringContaining('ERR_FAILED')]);
    await close();
  });

  it('says how far a file is, and saves nothing where it is given up', async () => {
    const { page, close } = await open(place);
    await page.getByRole('link', { name: 'Light and sound' }).click();
    const form = panel(page, 'Light and sound');
    const slow = await page.context().newCDPSession(page);
    await slow.send('Network.enable');
    const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 4096 };
    await slow.send('Network.emulateNetworkConditions', conditions);
    const buffer = Buffer.concat([pdf(), Buffer.alloc(400_000, ' ')]);
    await form.getByLabel('Add files').setInputFiles({ name: 'slow.pdf', mimeType: 'application/pdf', buffer });
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByRole('progressbar', { name: /^Sending, / }).waitFor();
    await form.getByRole('button', { name: 'Cancel', exact: true }).click();
    await form.getByRole('progressbar').waitFor({ state: 'detached' });
    await form.getByText('slow.pdf').waitFor();
    await slow.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput: -1 });
    await page.reload();
    await form.getByLabel('Title').waitFor();
    expect(await form.getByText('slow.pdf').count()).toBe(0);
    await close();
  });

  it('keeps what is typed while the list beside it is narrowed, and takes what another has saved', async () => {
    const { page, close } = await open(place);
    await page.getByRole('link', { name: 'Light and sound' }).click();
    const form = panel(page, 'Light and sound');
    await form.getByLabel('What it covers').fill('Shadows, at length');
    await form.getByLabel('Add files').setInputFiles({ name: 'one.pdf', mimeType: 'application/pdf', buffer: pdf() });
    await form.getByLabel('Add files').setInputFiles({ name: 'two.pdf', mimeType: 'application/pdf', buffer: pdf() });
    await page.getByLabel('Class', { exact: true }).first().selectOption('Class 6');
    await page.getByText('No syllabus matches.').waitFor();
    expect(await form.getByLabel('What it covers').inputValue()).toBe('Shadows, at length');
    const other = await open(place);
    await other.page.getByRole('link', { name: 'Light and sound' }).click();
    const theirs = panel(other.page, 'Light and sound');
    await theirs.getByLabel('Topic 1', { exact: true }).fill('Shadows and mirrors');
    await other.page.keyboard.press('Control+s');
    await other.page.getByText('“Light and sound” is saved').waitFor();
    await other.close();
    await page.keyboard.press('Control+s');
    await form.getByText('Shadows and mirrors (taught)').waitFor();
    await form.getByRole('button', { name: 'Keep mine, take the rest' }).click();
    expect(await form.getByLabel('Topic 1', { exact: true }).inputValue()).toBe('Shadows and mirrors');
    await page.keyboard.press('Control+s');
    await page.getByText('“Light and sound” is saved').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByRole('link', { name: 'Light and sound' }).click();
    await form.getByRole('link', { name: 'one.pdf' }).waitFor();
    await form.getByRole('link', { name: 'two.pdf' }).waitFor();
    expect(await form.getByLabel('What it covers').inputValue()).toBe('Shadows, at length');
    await form.getByRole('button', { name: 'Remove two.pdf' }).click();
    await form.getByRole('button', { name: 'Keep two.pdf' }).click();
    expect(await form.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await close();
  });

  it('goes to the last page that has rows where one beyond it is asked for', async () => {
    const { page, close } = await open(`${place}?page=9`);
    await page.getByRole('link', { name: 'Light and sound' }).waitFor();
    await close();
  });

  it('is read by who may not write it', async () => {
    const { page, close } = await open(place, { email: 'desk@example.org' });
    await page.getByRole('link', { name: 'Light and sound' }).click();
    const read = panel(page, 'Light and sound');
    await read.getByText('Shadows, at length').waitFor();
    expect(await page.getByRole('link', { name: 'Add a syllabus' }).count()).toBe(0);
    expect(await read.getByRole('button', { name: 'Save' }).count()).toBe(0);
    await close();
  });

  it('has no fault for axe, and nothing scrolls sideways', async () => {
    for (const viewport of axeSizes) {
      const { page, close } = await open(place, { viewport });
      await page.getByRole('link', { name: 'Light and sound' }).waitFor();
      expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await page.getByRole('link', { name: 'Light and sound' }).click();
      await page.getByLabel('What it covers').waitFor();
      expect(await complaints(page)).toEqual([]);
      await close();
    }
  });
});
