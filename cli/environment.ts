import { existsSync } from 'node:fs';
import { type Config, readConfig } from '../src/server/config.ts';

/** The settings from the environment and, where it stands, the file `.env` of the current folder. */
export const readEnvironment = (): Config => {
  // What the environment sets already wins over the file.
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env);
};
