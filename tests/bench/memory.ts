import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { Figure } from './result.ts';

const requests = 10_000;
const connections = 16;

/** Resident memory of a process and its threads, in MB. */
export const residentMb = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
};

const ask = (agent: Agent, url: URL, { path, count }: { path: string; count: number }): Promise<void> =>
  new Promise((resolve, reject) => {
    // As many visitors, so that no limit by address is met.
    const visitor = `10.0.${(count >> 8) & 255}.${count & 255}`;
    const headers = { host: url.host, 'accept-encoding': 'br', 'x-forwarded-for': visitor };
    const outgoing = request({ agent, host: '127.0.0.1', port: url.port, path, headers }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${response.statusCode}`)),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });

const load = async (url: URL, paths: readonly string[]): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let sent = 0;
  const worker = async (): Promise<void> => {
    while (sent < requests) {
      const count = sent++;
      await ask(agent, url, { path: paths[count % paths.length] ?? '/', count });
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
};

/** Memory of a server after 10,000 requests, and how it grows over the next 10,000. */
export const benchMemory = async (pid: number, address: string): Promise<Figure[]> => {
  const url = new URL(address);
  // Kept pages, and sources, which go to the database every time.
  const paths = ['/', '/about', '/gallery', '/api/website/banners', '/api/website/holidays', '/contact'];
  await load(url, paths);
  const first = await residentMb(pid);
  await load(url, paths);
  const second = await residentMb(pid);
  return [
    { name: 'memory: resident after 10,000 requests', value: first, unit: 'MB' },
    { name: 'memory: resident after 20,000 requests', value: second, unit: 'MB' },
    { name: 'memory: growth over the second 10,000', value: second / first, unit: 'x', limit: 1.1 },
  ];
};
