import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { notices } from '../../manifest.ts';
import type { Bindings } from '../../schema.ts';
import { NoticesStream } from './NoticesStream.tsx';

const noticeStream = lookOf(notices, 'stream');

const notice = { noticeID: 1, noticeHead: 'Warm things', entryDateTime: '2026-11-16T08:15', isPinned: false };
const render = (items: Bindings['items'], over: object = {}) =>
  renderToStaticMarkup(<NoticesStream heading="Notices" items={items} env={testEnv(noticeStream, over)} />);

describe('notices/stream', () => {
  it('writes the day as DD MMM YYYY and keeps the order it is given', () => {
    const html = render([notice, { ...notice, noticeID: 2, noticeHead: 'Second' }]);
    expect(html).toMatch(/16 Nov 2026.*Warm things.*Second/);
  });

  it('marks what is pinned and what matters, and nothing else', () => {
    expect(render([notice])).not.toContain('notices-stream_flag');
    expect(render([{ ...notice, isPinned: true, level: 'Important' }])).toMatch(/>Pinned<.*>Important</);
    expect(render([{ ...notice, level: 'Info' }])).not.toContain('notices-stream_flag');
  });

  it('links an attachment unless it could run code', () => {
    expect(render([{ ...notice, attachmentUrl: '/media/a.pdf' }])).toContain('Open the attachment: Warm things');
    expect(render([{ ...notice, attachmentUrl: 'javascript:alert(1)' }])).not.toContain('attachment');
  });

  it('says so when there are none', () => {
    expect(render([])).toContain('No notices available.');
  });
});
