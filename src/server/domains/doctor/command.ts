import { checkInstallation as checkInstallationCommand } from '#schemas/commands/installation.ts';
import { handle } from '#server/http/calls/handle.ts';
import { checkInstallation } from './check-installation.ts';

/** Looks at the database and the storage of the installation. */
export const doctorCommandHandler = handle(checkInstallationCommand, (_, context) =>
  checkInstallation({ ...context, now: Date.now }),
);
