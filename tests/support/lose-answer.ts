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
