import { Agent, request } from 'node:http';

/** Asks a server of this process again and again over connections that stay open. */
export interface KeptAlive {
  /** Resolves with the body's length; rejects unless the answer is 200. */
  get(path: string, headers: Readonly<Record<string, string>>): Promise<number>;
  stop(): void;
}

export const keepAlive = (port: number): KeptAlive => {
  const agent = new Agent({ keepAlive: true });
  return {
    get: (path, headers) =>
      new Promise((resolve, reject) => {
        const outgoing = request({ agent, host: '127.0.0.1', port, path, headers }, (response) => {
          let length = 0;
          response.on('data', (chunk: Buffer) => {
            length += chunk.length;
          });
          response.on('error', reject);
          response.on('end', () =>
            response.statusCode === 200 ? resolve(length) : reject(new Error(`${path}: ${response.statusCode}`)),
          );
        });
        outgoing.on('error', reject);
        outgoing.end();
      }),
    stop: () => agent.destroy(),
  };
};
