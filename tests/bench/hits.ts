import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { packageRoot } from '#shared/package-root.ts';
import type { Answer } from '../support/request.ts';
import { type Figure, median } from './result.ts';
import { settled } from './settled.ts';

const rounds = 7;
const secondsEach = 3;
const connections = 16;
/** As a phone asks, whose visits are counted. */
const phone = {
  'accept-encoding': 'br',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
};
/** What Node writes by itself, in both. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive']);

interface Bare {
  readonly port: number;
  readonly child: ChildProcess;
}

const startBare = async ({ headers, body }: Answer): Promise<Bare> => {
  const child = spawn(process.execPath, [join(packageRoot, 'tests/bench/bare-server.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const own = Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name)));
  child.stdin.write(`${JSON.stringify({ headers: own, body: body.toString('base64') })}\n`);
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(Number(line)));
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}.`)));
  });
  return { port, child };
};

/** Requests a second, as a process of its own counts them. */
const load = async (port: number, headers: Readonly<Record<string, string>>): Promise<number> => {
  const args = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const program = join(packageRoot, 'node_modules/autocannon/autocannon.js');
  const settings = ['-j', '-n', '-c', String(connections), '-d', String(secondsEach)];
  const { stdout } = await promisify(execFile)(process.execPath, [
    program,
    ...settings,
    ...args,
    `http://127.0.0.1:${port}/`,
  ]);
  const { requests, non2xx, errors, statusCodeStats } = JSON.parse(stdout) as {
    requests: { average: number };
    non2xx: number;
    errors: number;
    statusCodeStats: Record<string, { count: number }>;
  };
  const wanted = headers['if-none-match'] ? '304' : '200';
  if (errors > 0 || Object.keys(statusCodeStats).some((status) => status !== wanted))
    throw new Error(`The load was not answered with ${wanted} alone: ${JSON.stringify(statusCodeStats)}, ${non2xx}.`);
  return requests.average;
};

/** Kept pages of the built server against node:http alone with the same bytes and headers. */
export const benchHits = async (address: string): Promise<Figure[]> => {
  const { host, port } = new URL(address);
  const page = await settled(address);
  const bare = await startBare(page);
  try {
    const compare = async (headers: Readonly<Record<string, string>>): Promise<readonly [number, number]> => {
      const ratios: number[] = [];
      const rates: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const oursFirst = round % 2 === 0;
        const first = await load(oursFirst ? Number(port) : bare.port, headers);
        const second = await load(oursFirst ? bare.port : Number(port), headers);
        const [ours, plain] = oursFirst ? [first, second] : [second, first];
        rates.push(ours);
        ratios.push(ours / plain);
      }
      return [median(ratios), median(rates)];
    };
    const [page200, rate200] = await compare({ host, ...phone });
    const [page304, rate304] = await compare({ host, ...phone, 'if-none-match': String(page.headers.etag) });
    return [
      { name: 'hits: a kept page against bare node:http', value: page200, unit: 'x', least: 0.8 },
      { name: 'hits: 304 against bare node:http', value: page304, unit: 'x', least: 0.8 },
      { name: 'hits: a kept page', value: rate200, unit: 'requests/s' },
      { name: 'hits: 304', value: rate304, unit: 'requests/s' },
    ];
  } finally {
    bare.child.kill('SIGTERM');
  }
};
