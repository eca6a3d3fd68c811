import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#schemas/api/content/read.ts';
import { versionsOf } from './versions.ts';

const entry = (version: number, at: string, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  version,
  action: 'edit',
  at: `2026-11-25T${at}:00.000Z`,
  user: 'Rohini Lele',
  document: { noticeHead: `version ${version}` },
  ...more,
});

describe('the versions of an item', () => {
  it('are one for what a form has saved in one sitting, the last of it', () => {
    const versions = versionsOf([
      entry(5, '10:20'),
      entry(4, '10:01'),
      entry(3, '09:40'),
      entry(2, '08:00'),
      entry(1, '07:59', { action: 'create' }),
    ]);
    expect(versions.map(({ version }) => version)).toEqual([5, 2, 1]);
  });

  it('are several where somebody else wrote in between', () => {
    const versions = versionsOf([entry(3, '10:02'), entry(2, '10:01', { user: 'Ashwini Dabhade' }), entry(1, '10:00')]);
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  it('name the fields in which they differ from the one before', () => {
    const [last, first] = versionsOf([
      entry(2, '10:00', { document: { noticeHead: 'One', lang: 'en' } }),
      entry(1, '08:00', { document: { noticeHead: 'One', audience: 'All' } }),
    ]);
    expect(last?.changed).toEqual(['audience', 'lang']);
    expect(first?.changed).toEqual([]);
  });
});
