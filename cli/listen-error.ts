import { UsageError } from './errors.ts';

/** Where a command was to listen, and what its user calls the two settings. */
interface ListenPlace {
  readonly port: number;
  readonly host: string;
  readonly names: { readonly port: string; readonly anyPort: string; readonly host: string };
}

/** A user's error for a port or an address that cannot be listened on; undefined for any other error. */
export const listenError = (error: unknown, { port, host, names }: ListenPlace): UsageError | undefined => {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return undefined;
  const { syscall, code } = error;
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return undefined;
  if (code === 'EADDRINUSE')
    return new UsageError(
      `Port ${port} is in use.`,
      `Choose another with ${names.port}, or any free one with ${names.anyPort}.`,
    );
  if (code === 'EACCES')
    return new UsageError(`Port ${port} may not be used.`, `Choose one above 1023 with ${names.port}.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new UsageError(
      `This machine has no address "${host}".`,
      `Leave ${names.host} out to listen on this machine only.`,
    );
  return undefined;
};
