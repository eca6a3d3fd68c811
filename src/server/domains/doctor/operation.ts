import { checkInstallation as checkInstallationCommand } from '#schemas/commands/installation.ts';
import { handleCommand } from '#server/http/calls/command.ts';
import { checkInstallation } from './check-installation.ts';

/** Looks at the database and the storage of the installation. */
export const doctorOperation = handleCommand(checkInstallationCommand, (_, context) =>
  checkInstallation({ ...context, now: Date.now }),
);
