import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { openedHeader } from '#schemas/opened-page.ts';

/** What of a request says whether somebody opens a page with it. */
export type VisitRequest = Pick<IncomingMessage, 'method' | 'headers'>;

/** Browsers send few different ones. */
const maxAgents = 1000;
/** No browser calls itself by more. */
const maxAgentLength = 500;

/**
 * Whether a request opens a page for a person: it comes from no program, fetches nothing ahead, and asks for no part of
 * another page. A page that was fetched ahead says itself when it is opened.
 */
export const createVisitTest = (): ((request: VisitRequest) => boolean) => {
  // To look through a name takes longer than all else about a cached page.
  const programs = new Map<string, boolean>();

  const isProgram = (agent: string): boolean => {
    if (agent.length > maxAgentLength) return true;
    const known = programs.get(agent);
    if (known !== undefined) return known;
    const found = isbot(agent);
    if (programs.size >= maxAgents) programs.clear();
    programs.set(agent, found);
    return found;
  };

  return ({ method, headers }) => {
    const { 'sec-fetch-dest': use = 'document', 'user-agent': agent } = headers;
    const isAhead = headers['sec-purpose'] !== undefined || headers.purpose !== undefined;
    const isOpened =
      method === 'HEAD' ? headers[openedHeader] !== undefined : method === 'GET' && use === 'document' && !isAhead;
    return isOpened && agent !== undefined && agent !== '' && !isProgram(agent);
  };
};
