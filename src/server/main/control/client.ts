import { request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Progress } from '#server/http/calls/command.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { type ControlEvent, controlSocketName } from './protocol.ts';

/**
 * A call to the server that runs on a data folder; undefined if none runs. Errors: `SERVER_REFUSED`, `SERVER_STOPPED`.
 */
export const callServer = async (
  dataDir: string,
  call: { readonly name: string; readonly params: unknown; readonly progress: Progress },
): Promise<{ readonly result: unknown } | undefined> =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({ name: call.name, params: call.params });
    const socketPath = join(dataDir, controlSocketName);
    const outgoing = request({ socketPath, method: 'POST', path: '/', agent: false });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED' || error.code === 'ENOTDIR') resolve(undefined);
      else if (error.code === 'ECONNRESET' || error.code === 'EPIPE') reject(new AppError('SERVER_STOPPED'));
      else reject(error);
    });
    outgoing.on('response', (response) => {
      let last: ControlEvent | undefined;
      const lines = createInterface({ input: response });
      lines.on('line', (line) => {
        const event = JSON.parse(line) as ControlEvent;
        if (event.kind === 'progress') call.progress(event.done, event.total, event.label);
        else last = event;
      });
      const end = (): void => {
        if (last?.kind === 'result') resolve({ result: last.result });
        else if (last?.kind === 'error')
          reject(new AppError('SERVER_REFUSED', { message: last.message, hint: last.hint ?? '' }));
        else reject(new AppError('SERVER_STOPPED'));
      };
      lines.on('close', end);
      // Cut off: the lines do not close then.
      response.on('error', end);
      lines.on('error', end);
    });
    outgoing.end(body);
  });
