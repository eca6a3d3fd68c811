import type { Page } from 'playwright';
import { type Answer, ask } from './request.ts';

/** Lets the next such request of a page reach the server, and its answer get lost; the answers that were lost. */
export const loseAnswer = async (page: Page, url: RegExp): Promise<readonly Answer[]> => {
  const lost: Answer[] = [];
  await page.route(
    url,
    async (route) => {
      const request = route.request();
      const { host, port, pathname, search } = new URL(request.url());
      const cookies = await page.context().cookies();
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const headers = { ...request.headers(), cookie };
      const body = request.postDataBuffer() ?? Buffer.alloc(0);
      const answer = await ask(Number(port), pathname + search, { host, method: request.method(), headers, body });
      lost.push(answer);
      await route.abort();
    },
    { times: 1 },
  );
  return lost;
};

/** As `loseAnswer`, of a request with a file in it, of which a route sees no bytes; the statuses of what was lost. */
export const loseUploadAnswer = async (page: Page, urlPattern: string): Promise<readonly number[]> => {
  const session = await page.context().newCDPSession(page);
  const lost: number[] = [];
  session.on('Fetch.requestPaused', async ({ requestId, responseStatusCode = 0 }) => {
    lost.push(responseStatusCode);
    await session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    await session.detach();
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] });
  return lost;
};
