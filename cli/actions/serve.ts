import { createLog } from '#server/main/log.ts';
import { serve } from '#server/main/serve.ts';
import { colors } from '../colors.ts';
import { readEnvironment } from '../environment.ts';
import { listenError } from '../listen-error.ts';

const names = { port: 'PORT', anyPort: 'PORT=0', host: 'HOST' };
/** The longest a stop may take before the process ends as it is. */
const stopWithinMs = 5000;

export const serveCommand = async (): Promise<void> => {
  const config = readEnvironment();
  const log = createLog(config.logLevel);
  const server = await serve(config, log).catch((error: unknown) => {
    throw listenError(error, { port: config.port, host: config.host, names }) ?? error;
  });

  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'Shutting down.');
    const late = setTimeout(() => {
      log.error('Shutdown took too long.');
      process.exit(1);
    }, stopWithinMs);
    late.unref();
    server.stop().then(
      () => process.exit(0),
      (err: unknown) => {
        log.error({ err }, 'Shutdown failed.');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('unhandledRejection', (err) => {
    log.fatal({ err }, 'Unhandled promise rejection.');
    process.exit(1);
  });

  const lines = [
    '',
    `  ${colors.bold('Schoolyard')}  ${colors.cyan(server.url)}`,
    ...server.schools.map(({ name, url }) => `  ${name}  ${colors.cyan(url)}`),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
};
