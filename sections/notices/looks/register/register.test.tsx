import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { notices } from '../../manifest.ts';
import { NoticesRegister } from './NoticesRegister.tsx';

const noticeRegister = lookOf(notices, 'register');

const notice = { noticeID: 7, noticeHead: 'Pre-boards', entryDateTime: '2026-11-20T09:00', isPinned: false };
const render = (over: object) =>
  renderToStaticMarkup(
    <NoticesRegister heading="Notices" items={[{ ...notice, ...over }]} env={testEnv(noticeRegister)} />,
  );

describe('notices/register', () => {
  it('can be linked to by the notice’s number', () => {
    expect(render({})).toContain('id="notice-7"');
    expect(render({})).toContain('20 Nov 2026');
  });

  it('marks what is pinned or matters more', () => {
    expect(render({ isPinned: true, level: 'Important' })).toMatch(/Pinned<.*Important</);
    expect(render({ level: 'Info' })).not.toContain('data-level');
  });

  it('takes no scripting attachment', () => {
    expect(render({ attachmentUrl: 'javascript:alert(1)' })).not.toContain('href');
  });
});
