import { describe, expect, it } from 'vitest';
import { dayMs } from '#shared/calendar.ts';
import { leftDrafts, listDrafts, ofWindow } from './device-drafts.ts';

describe('drafts on a device', () => {
  const now = Date.now();
  const kept = (at: number): string => JSON.stringify({ at, fields: {} });

  it('are listed for who typed them, the newest first, whatever window they are of', () => {
    const stored = {
      'draft:7:enquiry:new@a': kept(now - 2),
      'draft:7:enquiry:new@b': kept(now - 1),
      'draft:7:student:12:consent': kept(now - 3),
      'draft:7:member:new': kept(now - 4),
      'draft:7:post@a': kept(now - 5),
      'draft:7:student:13': kept(now - 8 * dayMs),
      'draft:8:student:new@a': kept(now),
      'register:1:7:2026-11-21:4-2': '{}',
      officeAccount: 'office:1:7',
    };
    expect(listDrafts(stored, 7).map(({ kind }) => kind)).toEqual([
      'enquiryNew',
      'enquiryNew',
      'studentChanged',
      'memberNew',
      'post',
    ]);
  });

  it('of a window that is closed are gone on with in another, those of an open one are not', () => {
    const name = 'draft:7:enquiry:new';
    const [open, closed, other] = [ofWindow(name, 'a'), ofWindow(name, 'b'), ofWindow('draft:7:post', 'b')];
    expect(leftDrafts([open, closed, name, other], name, (window) => window === 'a')).toEqual([closed, name]);
  });
});
