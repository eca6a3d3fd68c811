import { AppError } from '#shared/errors/app-error.ts';

/** Where a command was to listen, and what its user calls the two settings. */
interface ListenPlace {
  readonly port: number;
  readonly host: string;
  readonly names: { readonly port: string; readonly anyPort: string; readonly host: string };
}

/** A user's error for a port or an address that cannot be listened on; undefined for any other error. */
export const listenError = (error: unknown, { port, host, names }: ListenPlace): AppError | undefined => {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return undefined;
  const { syscall, code } = error;
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return undefined;
  if (code === 'EADDRINUSE') return new AppError('PORT_IN_USE', { port, option: names.port, anyPort: names.anyPort });
  if (code === 'EACCES') return new AppError('PORT_DENIED', { port, option: names.port });
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new AppError('NO_ADDRESS', { host, option: names.host });
  return undefined;
};
