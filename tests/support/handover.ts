import { cookiesOf } from './accounts.ts';
import { type CallResult, visitorOf } from './callers.ts';
import type { TestApp } from './server.ts';

/** A browser's cookies, each for its own host, as the answers set them. */
interface Browser {
  get(url: string): Promise<CallResult>;
  /** Keeps what an answer of a host has set. */
  keep(host: string, answer: CallResult): void;
}

export const openBrowser = (app: TestApp): Browser => {
  const jars = new Map<string, Map<string, string>>();
  const keep = (host: string, answer: CallResult): void => {
    const jar = jars.get(host) ?? new Map<string, string>();
    for (const [name, { value }] of cookiesOf(answer)) jar.set(name, value);
    jars.set(host, jar);
  };
  return {
    keep,
    async get(url) {
      const { hostname, pathname, search } = new URL(url);
      const cookie = [...(jars.get(hostname) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await visitorOf(app, hostname, cookie === '' ? {} : { cookie }).get(pathname + search);
      keep(hostname, answer);
      return answer;
    },
  };
};

/** Follows a sign-in from the product's host to the school's and back, to the answer that ends it. */
export const followHandover = async (browser: Browser, url: string): Promise<CallResult> => {
  const visit = await browser.get(url);
  const confirmed = await browser.get(new URL(String(visit.headers.location), url).href);
  const { href, pathname } = new URL(String(confirmed.headers.location), String(visit.headers.location));
  return pathname === '/api/Account/handover' ? browser.get(href) : confirmed;
};

/** As `followHandover`, in the browser to which an answer of the product's host started it. */
export const takeUpHandover = (app: TestApp, started: CallResult, url: string): Promise<CallResult> => {
  const browser = openBrowser(app);
  browser.keep('localhost', started);
  return followHandover(browser, url);
};
