import type { Browser, BrowserContext, Page, Request } from 'playwright';

/** A phone of middling price, on a network of middling speed (issue 5, the profile of the bars). */
const device = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const cpuSlowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** A page that nobody has been to: no cookie, nothing in the cache. */
export interface PhoneVisit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly requests: readonly Request[];
}

/**
 * Opens an empty page on a phone. `slow` slows processor and network by the DevTools protocol: Chromium itself holds
 * back each answer by the latency and shares the throughput among all that come at once. The handshake of a
 * connection costs nothing there, in contrast to a real network.
 */
export const openPhone = async (browser: Browser, { slow }: { readonly slow: boolean }): Promise<PhoneVisit> => {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  if (slow) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  }
  return { context, page, requests };
};
