import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { notices } from '../../manifest.ts';
import type { Bindings } from '../../schema.ts';
import { NoticesBoard } from './NoticesBoard.tsx';

const noticeBoard = lookOf(notices, 'board');

const notice = { noticeID: 7, noticeHead: 'Winter timing', entryDateTime: '2026-11-16T08:15', isPinned: false };
const render = (items: Bindings['items'], over: object = {}) =>
  renderToStaticMarkup(<NoticesBoard heading="Notices" items={items} env={testEnv(noticeBoard, over)} />);

describe('notices/board', () => {
  it('writes the day as DD MMM YYYY, keeps the order it is given, and can be linked to', () => {
    const html = render([notice, { ...notice, noticeID: 8, noticeHead: 'Second' }]);
    expect(html).toMatch(/id="notice-7".*16 Nov 2026.*Winter timing.*id="notice-8".*Second/);
  });

  it('marks what is pinned and what matters, and nothing else', () => {
    expect(render([{ ...notice, level: 'Info' }])).not.toMatch(/data-pinned|notices-board_level/);
    expect(render([{ ...notice, isPinned: true, level: 'Emergency' }])).toMatch(
      /data-pinned="".*>Pinned<.*notices-board_level">Emergency</,
    );
  });

  it('links an attachment by name, unless it could run code', () => {
    expect(render([{ ...notice, attachmentUrl: '/media/a.pdf' }])).toMatch(
      /href="\/media\/a.pdf"[^>]*>Open the attachment<span class="visually-hidden">: (?:<!-- -->)?Winter timing/,
    );
    expect(render([{ ...notice, attachmentUrl: 'javascript:alert(1)' }])).not.toContain('attachment');
  });

  it('says so when there are none', () => {
    expect(render([])).toContain('No notices available.');
  });
});
