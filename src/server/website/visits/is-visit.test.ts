import { describe, expect, it } from 'vitest';
import { openedHeader } from '#schemas/opened-page.ts';
import { createVisitTest } from './is-visit.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

describe('a request of a page', () => {
  const isVisit = createVisitTest();
  const counts = (headers: Readonly<Record<string, string>>, method = 'GET'): boolean =>
    isVisit({ method, headers: { 'user-agent': phone, ...headers } });

  it('counts where a browser opens it, whether or not it says what for', () => {
    expect(counts({})).toBe(true);
    expect(counts({ 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' })).toBe(true);
  });

  it('does not count where it only asks for the head', () => {
    expect(counts({}, 'HEAD')).toBe(false);
  });

  it('counts where a page says that it is opened, which was fetched ahead', () => {
    expect(counts({ [openedHeader]: '1', 'sec-fetch-dest': 'empty' }, 'HEAD')).toBe(true);
    expect(counts({ [openedHeader]: '1', 'user-agent': 'curl/8.5.0' }, 'HEAD')).toBe(false);
  });

  it.each([{ 'sec-purpose': 'prefetch' }, { 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }] as const)(
    'does not count where it is fetched ahead: %o',
    (headers) => {
      expect(counts(headers)).toBe(false);
    },
  );

  it.each(['iframe', 'frame', 'embed', 'empty', 'image'])('does not count where it is for %s', (use) => {
    expect(counts({ 'sec-fetch-dest': use })).toBe(false);
  });

  it.each([
    '',
    'curl/8.5.0',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'WhatsApp/2.23.20.0',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
  ])('does not count where a program asks: %s', (agent) => {
    // The second time its name is known.
    expect([counts({ 'user-agent': agent }), counts({ 'user-agent': agent })]).toEqual([false, false]);
  });

  it('does not count where nothing says who asks, or more than any browser says', () => {
    expect(isVisit({ method: 'GET', headers: {} })).toBe(false);
    expect(counts({ 'user-agent': phone.padEnd(501, ' Mobile') })).toBe(false);
  });

  it('tells programs from browsers however many names there were', () => {
    for (let number = 0; number < 600; number++) {
      expect(counts({ 'user-agent': `${phone} Edg/${number}` })).toBe(true);
      expect(counts({ 'user-agent': `Googlebot/${number}` })).toBe(false);
    }
  });
});
