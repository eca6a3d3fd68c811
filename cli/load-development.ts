import { AppError } from '#shared/errors/app-error.ts';

/** Loads what needs packages that only a development install has. Errors: `NO_DEVELOPMENT`, of `what` needs them. */
export const loadDevelopment = async <Module>(what: string, load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new AppError('NO_DEVELOPMENT', { what, reason: error.message });
  }
};
