import { describe, expect, it } from 'vitest';
import type { MediaChange } from '#schemas/api/media.ts';
import { createMediaEdit, type Refusal } from './media-edit.ts';

/** An edit whose requests are answered by hand. */
const start = () => {
  const sent: { readonly change: MediaChange; readonly end: () => void; readonly fail: (error: unknown) => void }[] =
    [];
  const edit = createMediaEdit({
    save: (change) => new Promise((end, fail) => sent.push({ change, end, fail })),
    refusalOf: (error) => (error instanceof Error ? undefined : (error as Refusal)),
    saved: async () => undefined,
    changed: () => undefined,
  });
  return { edit, sent };
};

describe('what is said of a picture', () => {
  it('sends the last word on each field, one request at a time', async () => {
    const { edit, sent } = start();
    edit.change({ alt: 'A' });
    edit.change({ alt: 'A well', focal: { x: 0.2, y: 0.3 } }, { now: true });
    expect(sent.map(({ change }) => change)).toEqual([{ alt: 'A well', focal: { x: 0.2, y: 0.3 } }]);
    edit.change({ alt: 'A well and a rope' }, { now: true });
    expect(sent).toHaveLength(1);
    expect(edit.pending()).toEqual({ alt: 'A well and a rope', focal: { x: 0.2, y: 0.3 } });
    sent[0]?.end();
    await expect.poll(() => sent.at(1)?.change).toEqual({ alt: 'A well and a rope' });
    sent[1]?.end();
    await expect.poll(edit.saving).toBe('saved');
    expect(edit.savedAt()).toBeInstanceOf(Date);
    expect(edit.pending()).toEqual({});
  });

  it('sends by itself a moment after the last key', async () => {
    const { edit, sent } = start();
    edit.change({ alt: 'A well' });
    expect(edit.saving()).toBe('unsaved');
    await expect.poll(() => sent.length).toBe(1);
  });

  it('keeps what had no answer, under what was said since', async () => {
    const { edit, sent } = start();
    edit.change({ alt: 'A well', children: 'none' }, { now: true });
    edit.change({ alt: 'A rope' });
    sent[0]?.fail(new Error('No network'));
    await expect.poll(edit.saving).toBe('failed');
    expect(edit.pending()).toEqual({ alt: 'A rope', children: 'none' });
    void edit.flush();
    expect(sent.at(1)?.change).toEqual({ alt: 'A rope', children: 'none' });
  });

  it('puts away a choice that was refused, and says why until the next one', async () => {
    const { edit, sent } = start();
    edit.change({ alt: 'A well' });
    edit.change({ class: 'minor' }, { now: true });
    sent[0]?.fail({ text: 'This picture is in use.', fields: {} });
    await expect.poll(() => edit.refusal('class')).toBe('This picture is in use.');
    // What was not refused goes without it.
    expect(sent.at(1)?.change).toEqual({ alt: 'A well' });
    sent[1]?.end();
    await expect.poll(edit.saving).toBe('saved');
    expect(edit.pending()).toEqual({});
    edit.change({ class: 'public' });
    expect(edit.refusal('class')).toBeUndefined();
  });

  it('keeps a text that was refused in its field, and never says that it is saved', async () => {
    const { edit, sent } = start();
    edit.change({ alt: 'A well', caption: 'Too long' }, { now: true });
    sent[0]?.fail({ text: 'Not valid.', fields: { caption: 'Shorten the caption.' } });
    await expect.poll(() => sent.at(1)?.change).toEqual({ alt: 'A well' });
    sent[1]?.end();
    await expect.poll(edit.saving).toBe('refused');
    expect(edit.pending()).toEqual({ caption: 'Too long' });
    expect(edit.refusal('caption')).toBe('Shorten the caption.');
    expect(edit.refusal('alt')).toBeUndefined();
    edit.change({ caption: 'Short' }, { now: true });
    expect(edit.refusal('caption')).toBeUndefined();
    sent[2]?.end();
    await expect.poll(edit.saving).toBe('saved');
  });
});
